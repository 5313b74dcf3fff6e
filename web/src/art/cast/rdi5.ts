/** Sera, Joran, Lizwick and Zakhan. */

import type { Look } from "../bust";
import { bulb, nose, standard } from "../face";
import { at, box, deep, dusk, flat, glow, line, lit, oval, P, spark } from "../lit";
import { gourd, stars } from "../props";

const HOOD = "#2f6b4c";
const LIGHT = "#f2cdac";
const sera: Look = {
  halo: "#c96a5a",
  ground: "#2c1020",
  sleeve: HOOD,
  cuff: P.brown,
  face: {
    ...standard(LIGHT),
    head: "M66 88Q66 52 101 52Q136 53 136 90Q136 112 124 132Q111 150 98 150Q86 149 77 134Q66 116 66 88z",
    iris: "#2f7a5a",
    lids: [0.46, 0.4],
    lash: 4.6,
    brow: "#8a8496",
    brows: [4.6, 3, 1],
    lip: "#a83c4a",
    mouth: [93, 131, 10],
    smile: 6,
    nose: () => nose(LIGHT, 0.94),
  },
  parts: (m) => ({
    body:
      lit("M16 214Q18 172 60 160L100 152L142 160Q184 172 186 214z", "#28573f", 1.4, line("M56 178Q50 198 54 214M148 178Q152 198 148 214", deep(HOOD, 0.45), 3)) +
      lit("M66 150Q100 166 136 150Q148 162 140 176Q100 190 62 176Q54 162 66 150z", "#c2302c", 0.9, line("M70 162Q100 176 134 162M76 172Q100 182 126 174", deep("#c2302c", 0.4), 2.6)),
    mane: lit("M50 112Q46 52 84 22Q104-4 124 2Q114 10 120 22Q160 54 154 112Q156 144 140 162Q100 146 62 162Q46 144 50 112z", deep(HOOD, 0.28), 1.2),
    front:
      dusk("M64 108Q64 62 102 58Q138 62 140 108Q134 82 104 74Q74 82 64 108z", 0.4) +
      lit("M68 112Q64 76 92 64Q124 60 136 96Q120 92 108 74Q98 90 82 90Q72 98 68 112z", "#cfd3df", 0.6, line("M108 74Q112 68 110 64M84 88Q92 78 94 66M122 88Q118 74 112 66", "#8a90a4", 2.2)) +
      lit("M50 112Q46 52 84 22Q104-4 124 2Q114 10 120 22Q160 54 154 112Q156 146 138 164Q150 104 132 74Q104 50 78 76Q58 104 66 164Q46 146 50 112z", HOOD, 1.2, line("M100 18Q106 34 102 54", deep(HOOD, 0.45), 3)),
    prop: m === "out" ? "" : at(34, 152, lit("M-5 8Q-8-24 2-54Q10-24 7 8z", "#d9dfe8", 0.5, line("M1-46V6", "#8e97a8", 2.2)) + lit(box(-15, 6, 32, 7, 3), P.brass, 0.4) + lit(box(-5, 12, 12, 20, 3), P.brown, 0.4) + lit("M-14 20Q-18 12-8 11Q10 10 17 13Q20 18 14 20Q20 24 15 28Q18 33 12 36Q-4 40-14 36Q-20 30-14 20z", LIGHT, 0.5, line("M-2 20H13M-1 28H13", deep(LIGHT, 0.36), 2.2)), -14),
  }),
};

const BLUE = "#2f55a8";
const FAIR = "#f6cda6";
const joran: Look = {
  halo: "#6fd8d0",
  ground: "#15304a",
  sleeve: BLUE,
  cuff: "#f0c95a",
  face: {
    ...standard(FAIR),
    iris: "#2f7ab0",
    lids: [0.12, 0.16],
    brow: "#b98428",
    brows: [5, -2, 2],
    smile: 6,
    nose: () => nose(FAIR, 0.96),
  },
  parts: () => ({
    body:
      lit("M16 214Q18 170 60 158L100 150L142 158Q184 170 186 214z", BLUE, 1.4, stars([[40, 196, 6], [166, 190, 7], [150, 208, 5]], "#ffd86a")) + // prettier-ignore
      lit("M60 154Q100 138 142 154Q152 168 140 178Q100 164 64 178Q50 166 60 154z", "#f6ead2", 0.8, line("M72 150L70 176M88 146L90 170M112 146L110 170M130 150L132 176", "#c2302c", 7)) +
      lit("M124 164L146 160Q152 190 148 214H126z", "#f6ead2", 0.6, line("M122 178L150 176M122 194L150 192M122 210L150 208", "#c2302c", 6)),
    mane: lit("M60 84Q52 120 62 140L78 130L76 84zM138 84Q150 120 142 142L124 130L126 84z", "#e8b64a", 0.7),
    ears: lit("M64 94Q52 90 54 104Q58 116 68 112z", "#e8b88e", 0.4) + lit("M137 94Q150 90 148 104Q144 116 134 112z", "#d9a67c", 0.4),
    front: lit("M62 104Q56 72 78 62L130 62Q146 74 138 106Q132 86 122 80Q116 88 106 78Q94 90 82 82Q70 88 62 104z", "#f2c65c", 0.8, line("M82 82Q86 72 94 66M106 78Q108 70 116 66M122 80Q124 72 130 70", "#c48f2a", 2.4)),
    hat:
      dusk("M58 76Q100 58 144 76L142 88Q100 70 60 88z", 0.26) +
      lit("M60 64Q70 30 92 14Q124-8 160 8Q172 16 164 28Q148 16 134 28Q136 48 142 66Q100 50 60 64z", BLUE, 1.4, line("M92 16Q108 20 112 32M134 28Q126 32 122 42", deep(BLUE, 0.5), 3) + flat(spark(94, 38, 11), "#ffd86a") + flat(spark(122, 20, 6), "#ffe9a8") + flat(spark(126, 52, 6), "#ffe9a8") + flat(spark(74, 56, 5), "#ffe9a8")) +
      lit("M60 58Q100 44 142 58L143 68Q100 54 60 68z", "#f0c95a", 0.4) +
      lit("M28 78Q30 62 64 64Q100 52 140 64Q172 62 176 76Q166 86 142 82Q100 64 62 82Q38 88 28 78z", "#27478e", 0.8) +
      at(164, 26, flat(spark(0, 0, 9), "#ffd86a")),
    prop: glow(30, 140, 46, "#5ff0e4", 0.5) + at(30, 140, lit(oval(0, 0, 21, 30), "#1c8fa0", 0.6) + flat(oval(0, 0, 17, 26), "#5ff0e4") + flat(oval(1, 0, 13, 22), "#3a1a6e") + flat(oval(2, 1, 7, 13), "#6a3ab8") + flat(spark(0, -8, 5), "#fff") + flat(spark(4, 8, 3.6), "#d8fffa"), -8) + lit("M22 176Q30 160 44 166Q56 172 50 190L44 204H20z", FAIR, 0.6, line("M30 172Q40 174 48 178", deep(FAIR, 0.36), 2.2)),
  }),
};

const PINK = "#e0559a";
const GNOME = "#f3b488";
const lizwick: Look = {
  halo: "#f2d27a",
  ground: "#4a2c28",
  sleeve: "#3f8a86",
  cuff: P.brown,
  sink: 30,
  face: {
    ...standard(GNOME),
    head: "M62 104Q60 70 100 68Q140 70 139 106Q138 130 120 144Q108 152 97 152Q86 151 76 142Q62 128 62 104z",
    terminator: "M116 66Q108 82 110 96Q128 100 126 114Q114 120 106 124Q108 132 102 136Q110 142 104 154L150 160L150 66z",
    eyes: [78, 114, 106],
    big: 1.02,
    iris: "#3f8f6a",
    lids: [0.14, 0.14],
    brow: "#b23a76",
    brows: [5, -1, 2],
    mouth: [95, 135, 10],
    smile: 6,
    cheeks: [72, 120, 124, 9],
    nose: () => bulb(GNOME, 93, 120, 8, 7),
  },
  parts: (m) => ({
    body:
      flat("M86 142H114V166H86z", deep(GNOME, 0.3)) +
      lit("M38 214Q40 176 72 166L100 160L130 166Q162 176 164 214z", "#3f8a86", 1.2) +
      lit("M70 170L80 164Q100 176 122 164L132 170L136 214H66z", P.brown, 0.9, flat("M78 192H124V216H78z", deep(P.brown, 0.3))) +
      line("M88 192V180M100 192V176M112 192V182", "#c7cdd6", 4.4) +
      flat(oval(76, 176, 3.6), P.gold) +
      flat(oval(126, 176, 3.6), P.gold),
    mane:
      line("M46 48L34 14M154 46L172 10", P.wood, 5.5) +
      lit("M28 8Q34 0 42 6L40 20L30 22z", P.iron, 0.4) +
      lit("M166 4L180 2L184 12L172 20z", P.brass, 0.4) +
      lit("M40 108Q22 96 30 76Q18 54 40 44Q44 20 70 26Q86 6 108 18Q132 6 146 28Q168 28 166 52Q184 66 172 84Q178 104 158 110Q140 124 128 112H74Q56 124 40 108z", PINK, 1.5),
    ears: lit("M66 104Q38 86 22 98Q34 128 68 124z", "#e6a278", 0.7, dusk("M58 108Q42 98 34 102Q44 118 60 118z", 0.24)) + lit("M136 104Q164 86 180 98Q168 128 134 124z", "#d69266", 0.7, dusk("M144 108Q160 98 168 102Q158 118 142 118z", 0.3)),
    over: lit("M133 106A20 20 0 1 1 93 106A20 20 0 1 1 133 106zM127 106A14 14 0 1 0 99 106A14 14 0 1 0 127 106z", P.brass, 0.6) + flat(oval(113, 106, 14), "#9af0e8", m === "sober" ? 0.24 : 0.16) + flat("M101 110L112 94L118 95L104 115z", "#fff", 0.42) + line("M132 100L148 92", P.brass, 4),
    front: lit(
      "M58 106Q40 96 52 80Q44 60 64 54Q66 34 88 42Q102 28 118 42Q138 36 142 56Q158 64 148 82Q156 98 140 106Q138 92 130 86Q122 92 114 84Q104 92 96 82Q84 92 76 84Q64 90 58 106z",
      "#ee6aac",
      0.9,
      line("M72 66Q78 56 88 62M100 56Q108 48 116 58M124 70Q134 64 138 74M84 78Q90 70 98 76", "#b23a76", 3),
    ) + lit("M58 40L66 34L86 60L80 66z", P.iron, 0.4) + lit("M50 22L66 18L72 32L60 42z", "#d8323a", 0.4),
  }),
};

const BRONZE = "#c98b56";
const SAFFRON = "#e07a24";
const zakhan: Look = {
  halo: "#7fb0a0",
  ground: "#16323c",
  sleeve: SAFFRON,
  face: {
    ...standard(BRONZE),
    flush: "#ea6040",
    head: "M64 84Q63 44 101 44Q138 45 138 88Q138 114 126 134Q112 151 98 151Q84 150 74 134Q64 114 64 84z",
    iris: "#2f1a10",
    lids: [0.42, 0.4],
    brow: "#20121a",
    brows: [7.5, 3, 0],
    mouth: [95, 134, 9],
    smile: 3,
    nose: () => nose(BRONZE, 1.06),
  },
  parts: (m) => ({
    back: m === "out" ? "" : at(166, 142, line("M0-30Q-10-44-40-30", "#8a1f24", 3.6) + gourd(), 14, 1.05),
    body:
      flat("M84 134H118L120 168Q100 180 80 168z", deep(BRONZE, 0.3)) +
      lit("M14 214Q16 168 58 158L84 154L100 214z", SAFFRON, 1.2) +
      lit("M186 214Q184 168 142 158L118 152Q110 186 62 214z", "#c9641c", 1.2, line("M134 168Q122 196 96 214M156 176Q146 200 130 214", deep(SAFFRON, 0.4), 3)) +
      [[70, 166], [77, 176], [86, 184], [97, 188], [108, 185], [117, 178], [125, 168]].map(([x = 0, y = 0]) => lit(oval(x, y, 6.4), "#7a3a20", 0.4)).join(""), // prettier-ignore
    mane: lit("M92 48Q82 24 96 10Q104 2 112 12Q120 26 110 48z", "#20121a", 0.7) + flat("M90 38Q101 32 112 38L111 46Q101 41 91 46z", "#c2202c"),
    ears: lit("M66 88Q50 82 52 102Q56 118 69 114z", "#bb7d4a", 0.5) + lit("M136 88Q152 82 150 102Q146 118 133 114z", "#ab6e3e", 0.5) + line(oval(55, 118, 4.6), P.gold, 3),
    beard: lit("M90 142Q96 139 102 142Q103 156 97 166Q90 156 90 142z", "#20121a", 0.4),
    whiskers: lit("M95 121Q84 117 74 127Q68 140 58 160Q56 142 66 128Q78 116 95 118Q112 116 124 128Q134 142 134 160Q124 142 118 128Q108 117 95 121z", "#20121a", 0.4),
    front: line("M84 62Q100 56 116 62M88 70Q100 66 112 70", deep(BRONZE, 0.34), 2.4),
  }),
};

export const cast: Record<string, Look> = { sera, joran, lizwick, zakhan };
