/** A link as a square for the camera of a phone; comes with its library when it is first wanted. */

import encodeQR from "qr";
import type { JSX } from "preact";

const BORDER = 4; // light modules around it, as cameras want them

export function QrCode({ link, label }: { link: string; label: string }): JSX.Element {
  const rows = encodeQR(link, "raw", { ecc: "medium", border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join("")} fill="#1d0f17" />
    </svg>
  );
}
