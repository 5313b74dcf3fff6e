// Two browsers at one table: one opens it, the other comes by the link; then both play by keyboard.
//   node tests/friends.mjs ADDRESS FOLDER
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8080", folder = "shots"] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const problems = [];
async function guest(width, height) {
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && problems.push(m.text()));
  page.on("pageerror", (e) => problems.push(String(e)));
  return page;
}
const ann = await guest(1280, 800);
const bob = await guest(360, 740);
await ann.goto(address);
await ann.locator(".quick input").fill("Ann");
await ann.getByRole("button", { name: "Play with friends" }).click();
await ann.getByRole("button", { name: "Create table" }).click();
await ann.locator(".chairs").waitFor();
await bob.goto(ann.url());
await bob.getByLabel("Your name").fill("Bob");
await bob.getByRole("button", { name: "Continue" }).click();
await bob.getByRole("button", { name: "Take a seat" }).first().click();
await ann.getByText("Bob").waitFor();
await ann.getByRole("button", { name: "Add a house bot" }).first().click();
await ann.waitForTimeout(300);
await ann.screenshot({ path: `${folder}/friends-waiting.png` });
await bob.screenshot({ path: `${folder}/friends-waiting-phone.png` });
await ann.getByRole("button", { name: "Start game" }).click();
await Promise.all([ann, bob].map((page) => page.locator(".hand-card").first().waitFor()));

async function byKeys(page, name) {
  if (!(await page.locator(".status.mine").count())) return false;
  const cards = await page.locator(".hand-card").evaluateAll((all) => all.map((c) => c.className.includes("playable")));
  const discarding = await page.locator(".actions button.primary").count();
  await page.evaluate(() => document.activeElement?.blur());
  if (discarding) await page.keyboard.press("Enter");
  else if (cards.includes(true)) {
    await page.keyboard.press(String(cards.indexOf(true) + 1));
    const targets = page.locator(".actions button.seat");
    if (await targets.count()) {
      await targets.first().focus();
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("Enter");
  } else if (await page.locator(".actions button.seat").count()) {
    await page.locator(".actions button.seat").first().focus();
    await page.keyboard.press("Enter");
  } else await page.keyboard.press("p");
  await page.waitForTimeout(80);
  if (await page.locator(".actions button", { hasText: "Cancel" }).count()) await page.keyboard.press("Escape").then(() => page.keyboard.press("p"));
  done[name]++;
  return true;
}
const done = { ann: 0, bob: 0 };
const end = Date.now() + 40_000;
let reloaded = false;
while (Date.now() < end && !(await ann.locator(".over").count())) {
  await byKeys(ann, "ann");
  if (!reloaded && done.bob > 2 && (await bob.locator(".status.mine").count())) {
    reloaded = true;
    const before = await bob.locator(".status").innerText();
    await bob.reload();
    await bob.locator(".hand-card").first().waitFor();
    console.log("reloaded in a decision:", before.slice(0, 50), "->", (await bob.locator(".status").innerText()).slice(0, 50));
    await bob.screenshot({ path: `${folder}/friends-phone.png` });
  }
  await byKeys(bob, "bob");
  await ann.waitForTimeout(60);
}
await ann.getByRole("button", { name: "Chat" }).click();
await ann.getByLabel("Say something").fill("Cheers <b>all</b>!");
await ann.keyboard.press("Enter");
await bob.getByRole("button", { name: /Chat/ }).click();
await bob.getByText("Cheers <b>all</b>!").waitFor({ timeout: 3000 }).catch(() => problems.push("no chat"));
await ann.screenshot({ path: `${folder}/friends-ann.png` });
await bob.screenshot({ path: `${folder}/friends-bob.png` });
console.log("decisions by keyboard", done, "over:", await ann.locator(".over").count());
for (const problem of new Set(problems)) console.log("problem:", problem);
await browser.close();
