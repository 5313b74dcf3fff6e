// Plays a whole game against bots by clicking, as a newcomer would, and takes pictures on the way.
//   node tests/try.mjs ADDRESS WIDTHxHEIGHT FOLDER [lang]
import { mkdir } from "node:fs/promises";
import axe from "axe-core";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8080", size = "1280x800", folder = "shots", lang = "en", most = "240"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  viewport: { width, height },
  hasTouch: width < 700,
  isMobile: width < 700,
  locale: lang,
});
const page = await context.newPage();
const problems = [];
page.on("console", (message) => {
  if (["error", "warning"].includes(message.type())) problems.push(message.text());
});
page.on("pageerror", (error) => problems.push(String(error)));
let pictures = 0;
const shoot = (name) => page.screenshot({ path: `${folder}/${String(++pictures).padStart(2, "0")}-${name}.png` });

/** Whatever axe finds serious on the page as it stands. */
async function scan(name) {
  const found = await page.evaluate(`${axe.source}; axe.run().then((r) => r.violations
    .filter((v) => ["serious", "critical"].includes(v.impact))
    .map((v) => v.id + ": " + v.nodes.length + " like " + v.nodes[0].html.slice(0, 160) + " " + (v.nodes[0].any[0]?.message ?? "")))`);
  for (const one of found) problems.push(`axe on ${name}: ${one}`);
}

const began = Date.now();
await page.goto(address);
await page.locator(".quick button.primary").waitFor();
console.log("interactive after", Date.now() - began, "ms");
await page.waitForTimeout(500);
await shoot("lobby");
await scan("lobby");
await page.locator(".quick input").fill("Ann");
await page.locator(".quick button.primary").click();
await page.locator(".hand-card").first().waitFor();
await shoot("start");
await page.waitForTimeout(1000);
await scan("table");

const seen = new Set();
const end = Date.now() + Number(most) * 1000;
let clicks = 0;
while (Date.now() < end) {
  if (await page.locator(".over").count()) break;
  const mine = page.locator(".status.mine");
  if (!(await mine.count())) {
    const stack = await page.locator(".layer").count();
    const round = await page.locator(".middle .pot").count();
    if (round && !seen.has("round")) { seen.add("round"); await shoot("round"); }
    if (stack > 1 && !seen.has(`stack${stack}`)) { seen.add(`stack${stack}`); await shoot(`stack${stack}`); }
    await page.waitForTimeout(60);
    continue;
  }
  const text = await mine.innerText().catch(() => "");
  const kind = text.replace(/\d+/g, "").slice(0, 24);
  if (!seen.has(kind) && seen.size < 14) {
    seen.add(kind);
    await shoot("asked");
    const dimmed = page.locator(".hand-card.dimmed").first();
    if ((await dimmed.count()) && !seen.has("why")) {
      seen.add("why");
      await dimmed.click();
      await page.locator(".actions .notice").waitFor({ timeout: 3000 }).catch(() => problems.push("no why"));
      await shoot("why");
    }
  }
  try {
    const quick = { timeout: 1500 };
    const card = page.locator(".hand-card.playable").first();
    const discard = /discard|сброс/i.test(text) && (await page.locator(".actions button.primary").count());
    if ((await card.count()) && !discard) {
      await card.click(quick);
      const target = page.locator("button.mat.target-open").first();
      if (await target.count()) {
        if (!seen.has("target")) { seen.add("target"); await shoot("target"); }
        await target.click(quick);
      } else await page.locator(".actions button.primary").first().click(quick);
    } else if (await page.locator("button.mat.target-open").count()) {
      await page.locator("button.mat.target-open").first().click(quick);
    } else await page.locator(".actions button.primary, .actions button.pass").first().click(quick);
    clicks++;
  } catch {
    await page.keyboard.press("Escape"); // the table moved on meanwhile
  }
  await page.waitForTimeout(40);
}
await page.waitForTimeout(1500);
await shoot("end");
const over = await page.locator(".over").count();
console.log(over ? "the game is over" : "the game is not over", "after", clicks, "decisions,", Math.round((Date.now() - began) / 1000), "s");
if (over) {
  await page.locator(".over a[href^='/replays/']").click();
  await page.locator(".scrubber").waitFor();
  await page.locator(".scrubber").fill("20");
  await page.waitForTimeout(800);
  await shoot("replay");
  await scan("replay");
}
for (const path of ["/cards", "/rules/TURN-5", "/how-to-play", "/statistics", "/nowhere"]) {
  await page.goto(address + path);
  await page.waitForTimeout(700);
  await shoot(path.split("/")[1]);
  await scan(path);
}
const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
if (wide > 0) problems.push(`the page is ${wide} px too wide`);
for (const problem of new Set(problems)) console.log("problem:", problem);
await browser.close();
