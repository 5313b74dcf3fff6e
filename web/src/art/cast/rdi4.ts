/** Captain Whitehawk, Remy, Bryn and Tara. */

import type { Look } from "../bust";
import { brows, head, mouth, nose, plaster, standard } from "../face";
import type { Mood } from "../face";
import { at, deep, dusk, flat, line, lit, oval, P, spark, warm } from "../lit";
import type { Ink } from "../lit";
import { stars } from "../props";

const NAVY = "#22366e";
const epaulette = (x: number, side: 1 | -1): Ink =>
  lit(`M${x - 26} 172Q${x - 24} 158 ${x} 157Q${x + 24} 158 ${x + 26} 172Q${x} 180 ${x - 26} 172z`, "#f0b93a", 0.6) +
  Array.from({ length: 7 }, (_, i) =>
    line(`M${x - 22 + i * 7} ${175 - side * (i - 3) * 0.3}V${190 - Math.abs(i - 3)}`, i % 2 ? "#d99a26" : "#f7cf6a", 4.4),
  ).join("");

const DUSKY = "#74452f";
const whitehawk: Look = {
  halo: "#8fb7c9",
  ground: "#182746",
  sleeve: NAVY,
  cuff: P.gold,
  face: {
    ...standard(DUSKY),
    flush: "#d9604e",
    head: "M65 86Q64 50 101 50Q137 51 137 90Q137 112 125 132Q112 150 98 150Q85 149 76 133Q65 114 65 86z",
    iris: "#d39a2c",
    lids: [0.36, 0.34],
    lash: 4.6,
    brow: "#efe6dc",
    brows: [5.4, 2, 1],
    lip: "#5c1d28",
    nose: () => nose(DUSKY),
  },
  parts: () => ({
    body:
      flat("M84 134H116L118 164H82z", deep(DUSKY, 0.34)) +
      lit("M8 214Q10 168 58 158L100 150L142 158Q190 168 192 214z", NAVY, 1.4) +
      lit("M78 156L60 162L84 214H98z", "#b8242e", 0.6) +
      lit("M122 156L140 162L116 214H102z", "#a01d28", 0.6) +
      lit(
        "M86 154Q100 162 114 154L118 172L110 178L116 200L100 206L84 200L90 178L82 172z",
        "#f8efdc",
        0.7,
        line("M100 166V200M92 180L100 184L108 180", "#c8b591", 2.4),
      ) +
      epaulette(32, -1) +
      epaulette(168, 1),
    mane: lit(
      "M60 80Q46 120 52 160Q58 176 76 168Q84 140 78 96zM138 80Q160 118 156 164Q148 184 128 174Q118 140 126 96z",
      "#f1e9e2",
      1,
      line("M62 100Q56 130 62 162M142 100Q150 132 144 168M132 110Q134 140 134 166", "#b9aab4", 3),
    ),
    ears: line(oval(68, 122, 5.5), P.gold, 3.2),
    over: dusk("M66 84Q100 60 136 82L137 94Q100 74 65 96z", 0.3),
    front:
      line("M104 76L122 108L120 120", "#b3785c", 3.4) +
      lit(
        "M63 100Q58 76 70 62L84 62Q68 80 69 112Q64 116 63 100zM139 104Q144 78 132 62L116 62Q128 78 130 112Q136 116 139 104z",
        "#f7f0e8",
        0.6,
      ),
    hat:
      lit(
        "M138 52Q136 20 156-2Q172 6 186 0Q190 26 176 44Q160 60 146 62z",
        "#f6efe4",
        0.9,
        line("M148 56Q156 28 170 12M156 40L176 34M160 28L180 20M154 46L150 24M160 30L158 12", "#b9b0b8", 2.4),
      ) +
      lit(
        "M26 84Q22 74 30 66Q52 24 102 20Q152 24 172 66Q180 74 174 84Q140 60 100 62Q60 60 26 84z",
        NAVY,
        1.7,
        line("M102 22Q112 42 106 60", deep(NAVY, 0.5), 3),
      ) +
      line("M27 83Q60 60 100 62Q140 60 173 83", P.coin, 5.4) +
      flat("M100 30L104.500 40L115 41L107 48L109.500 58L100 52.500L90.500 58L93 48L85 41L95.500 40z", "#ffd25a"),
  }),
};

const PALE = "#f3cba8";
const remy: Look = {
  halo: "#c8ccd0",
  ground: "#2a3442",
  sleeve: "#2c3e66",
  cuff: "#b8242e",
  face: {
    ...standard(PALE),
    head: "M67 86Q66 52 101 52Q135 53 135 90Q135 116 125 136Q112 151 98 151Q86 150 77 136Q67 116 67 86z",
    iris: "#4a6a86",
    lids: [0.5, 0.46],
    brow: "#2a1c20",
    brows: [4.8, -2, 4],
    mouth: [94, 133, 9],
    smile: -5,
    cheeks: [73, 116, 115, 9],
    nose: () => nose(PALE, 1.2, 93, 114),
  },
  parts: (m) => ({
    body:
      lit(
        "M16 214Q18 168 60 158L100 150L140 158Q182 168 184 214z",
        "#2c3e66",
        1.4,
        flat("M40 150L64 150L150 214H118z", "#f3ead8") + flat("M160 150L136 150L50 214H82z", "#e6dcc8"),
      ) +
      lit("M74 144Q100 156 126 144L130 164Q100 178 70 164z", "#b8242e", 0.6) +
      line("M72 160Q100 174 129 160", P.gold, 3.6) +
      flat(oval(100, 192, 4.4), P.gold) +
      flat(oval(150, 184, 4), P.gold) +
      flat(oval(154, 200, 4), P.gold),
    ears:
      lit("M68 92Q55 88 57 104Q60 116 70 113z", "#e4b792", 0.5) + lit("M134 92Q147 88 145 104Q142 116 132 113z", "#d9aa86", 0.5),
    front: lit("M66 100Q62 78 70 66H80Q74 80 74 98zM136 100Q140 78 132 66H124Q128 80 129 98z", "#2f2026", 0.5),
    whiskers:
      m === "sober" || m === "hurt" ? flat("M84 124Q90 120 94 123Q99 120 106 124Q99 126 94 126Q89 126 84 124z", "#2f2026") : "",
    hat:
      dusk("M66 76Q100 62 136 76L136 88Q100 74 66 90z", 0.28) +
      lit("M66 66L58 10Q100-6 144 10L137 66Q100 54 66 66z", "#2b2a36", 1.4) +
      lit("M57 8Q100-8 145 8L143 20Q100 6 59 20z", "#b8242e", 0.4) +
      line("M60 24Q100 10 142 24", P.gold, 2.6) +
      lit("M64 56Q100 44 138 56L137 68Q100 56 65 68z", P.gold, 0.4) +
      lit("M58 68Q100 50 144 68Q148 78 138 84Q100 64 64 84Q54 78 58 68z", "#17141f", 0.7) +
      flat(oval(101, 30, 13), "#2c4a86") +
      flat(oval(101, 30, 9), "#f6ecd8") +
      flat(oval(101, 30, 5), "#c2202c"),
    prop:
      at(
        34,
        176,
        lit("M-26-24H22V26H-26z", "#7a3a26", 0.7) +
          lit("M-22-28H26V20H-22z", "#fbf0d4", 0.6, line("M-14-18H16M-14-10H12M-14-2H16M-14 6H4", "#b9a27a", 2.4)) +
          lit(oval(14, 12, 8), "#b8242e", 0.4) +
          flat("M8 18L6 30L13 25L19 30L18 18z", "#8e1822"),
        -10,
      ) +
      at(
        62,
        140,
        lit("M-2 26Q-10-4 6-34Q18-20 10 0Q6 14 2 26z", "#f8f0e0", 0.6, line("M0 28Q2-2 7-24", "#a89a8a", 2)) +
          line("M0 24L-4 38", "#5a4a4a", 3),
        -34,
      ),
  }),
};

const TAN = "#d8965f";
const bryn: Look = {
  halo: "#f0d08a",
  ground: "#4a2a1c",
  sleeve: TAN,
  face: {
    ...standard(TAN),
    flush: "#ec6244",
    iris: "#3a6a4a",
    lids: [0.34, 0.3],
    brow: "#4a2416",
    brows: [6.4, 2, 0],
    mouth: [93, 131, 12],
    smile: 7,
    nose: () => nose(TAN, 1.05),
  },
  parts: (m) => ({
    body:
      lit("M8 214Q8 168 50 158L100 150L150 158Q192 168 194 214z", TAN, 1.4) +
      lit(
        "M58 160L72 154Q100 184 130 154L146 160L152 214H50z",
        "#f5ead2",
        1,
        [172, 188, 204].map((y) => line(`M40 ${y}Q100 ${y + 10} 160 ${y}`, "#2c4a7a", 7)).join(""),
      ) +
      at(28, 190, line("M0-14V12M-12 2Q-10 12 0 13Q10 12 12 2M-6-8H6", "#2c4a7a", 3.4) + line(oval(0, -17, 3.4), "#2c4a7a", 2.8)),
    ears: lit("M64 92Q50 88 52 104Q56 118 68 114z", "#c98652", 0.5) + (m === "out" ? "" : line(oval(56, 122, 7), P.gold, 3.8)),
    back:
      m === "out"
        ? ""
        : [128, 144, 160, 176, 192]
            .map((y, i) => lit(oval(150 + (i % 2) * 5, y, 12 - i * 0.6, 11), i % 2 ? "#7a4020" : "#8a4a26", 0.6))
            .join(""),
    mane: lit("M130 84Q150 92 152 116Q150 134 138 134Q126 112 126 92z", "#8a4a26", 0.7),
    hat:
      dusk("M60 84Q100 64 142 84L142 92Q100 74 60 92z", 0.26) +
      lit("M138 74Q158 64 182 76Q176 86 158 84Q174 92 172 104Q156 100 140 84z", "#b8242e", 0.7) +
      lit(
        "M56 86Q50 34 100 32Q150 34 145 84Q100 64 56 86z",
        "#c9302f",
        1.4,
        [
          [70, 54],
          [92, 42],
          [84, 66],
          [112, 56],
          [132, 48],
          [106, 36],
          [130, 68],
          [64, 74],
        ]
          .map(([x = 0, y = 0]) => flat(oval(x, y, 4.6, 4.2), "#fff0d8"))
          .join(""),
      ) +
      lit("M55 88Q100 64 146 86L145 76Q100 54 56 78z", "#a8232a", 0.5) +
      lit(oval(142, 80, 8, 9), "#c9302f", 0.5),
  }),
};

const TEAL = "#2c7c80";
const FAIR = "#f0c8ae";
const taraFace: Look["face"] = {
  ...standard(FAIR),
  head: "M65 86Q64 50 101 50Q137 51 137 90Q137 112 125 132Q112 150 98 150Q85 149 76 133Q65 114 65 86z",
  brow: "#1f5c62",
  brows: [4.4, 0, 5],
  lip: "#c2607a",
  mouth: [94, 131, 10],
  cheeks: [73, 117, 117, 9],
};

/** She has no eyes to act with: the mark on the cloth does it. */
function cloth(m: Mood): Ink {
  const marks: Record<Mood, Ink> = {
    sober: flat(spark(93, 93, 12), "#3f4fa0"),
    merry: line("M68 97Q77 85 86 97M101 97Q111 85 121 97", "#3f4fa0", 4.4),
    hurt: flat(spark(77, 94, 9), "#b8242e") + flat(spark(111, 94, 9), "#b8242e"),
    swaying: line(
      "M77 94Q81 90 83 95Q80 101 74 98Q70 91 78 87M111 94Q115 90 117 95Q114 101 108 98Q104 91 112 87",
      "#3f4fa0",
      2.8,
    ),
    out: line("M68 92Q77 101 86 92M101 92Q111 101 121 92", "#3f4fa0", 4),
  };
  return (
    lit(
      "M62 84Q96 76 139 82L140 102Q98 106 63 106z",
      "#fbf2e0",
      0.7,
      line("M64 100Q90 102 104 96M120 84Q130 90 139 90", "#c9b898", 2),
    ) + marks[m]
  );
}

const tara: Look = {
  halo: "#7a86c0",
  ground: "#161a3a",
  sleeve: "#3a4a7c",
  cuff: P.gold,
  face: taraFace,
  parts: (m) => ({
    back:
      m === "out"
        ? ""
        : line("M22 60L44 34L72 22L92 30", "#c8d2f6", 1.6, 0.7) +
          stars(
            [
              [22, 60, 7],
              [44, 34, 9],
              [72, 20, 7],
              [178, 58, 9],
              [186, 112, 6],
              [16, 110, 5],
            ],
            "#eef2ff",
          ),
    body:
      flat("M84 134H116L118 164H82z", deep(FAIR, 0.3)) +
      lit(
        "M14 214Q16 170 58 160L84 154Q100 174 118 154L142 160Q184 170 186 214z",
        "#3a4a7c",
        1.4,
        line("M56 180Q50 198 52 214M146 180Q150 198 148 214", deep("#3a4a7c", 0.4), 3),
      ) +
      line("M82 154Q100 182 119 154", "#c9d2ea", 3) +
      lit(oval(100, 184, 13), P.coin, 0.5) +
      flat(oval(100, 184, 9), "#fbf2e0") +
      flat("M100 176L103 184L100 192L97 184z", "#c2202c"),
    mane: lit(
      "M58 96Q46 26 104 26Q158 28 152 98Q156 146 164 182Q140 192 126 168L124 110H76L78 162Q66 190 42 182Q60 146 58 96z",
      TEAL,
      1.4,
      line("M62 120Q62 152 52 178M146 112Q148 150 152 180M136 126Q138 152 140 174", deep(TEAL, 0.42), 3.2),
    ),
    face:
      head(taraFace, m) + brows(taraFace, m) + mouth(taraFace, m) + taraFace.nose(m) + (m === "hurt" ? plaster(taraFace) : ""),
    over:
      lit("M138 88Q156 96 156 118Q158 134 166 142Q154 146 148 130Q146 112 134 98z", "#f3e8d2", 0.5) +
      lit("M138 92Q148 108 144 128Q142 142 148 152Q136 150 134 134Q136 112 130 100z", "#fbf2e0", 0.5) +
      cloth(m),
    front: lit(
      "M62 84Q54 40 106 38Q148 42 142 84Q134 78 128 66Q104 76 84 62Q74 72 62 84z",
      warm("#35908f", 0.05),
      0.9,
      line("M106 42Q96 52 86 60M112 44Q122 54 126 64M76 70Q78 56 90 46", deep(TEAL, 0.42), 2.8),
    ),
  }),
};

export const cast: Record<string, Look> = { whitehawk, remy, bryn, tara };
