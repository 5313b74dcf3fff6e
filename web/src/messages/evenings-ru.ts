/** What the ladder and the tournaments say, fetched by whoever goes there. */

import evenings from "../../../src/lastcall/text/ru/evenings.ftl";

export default [evenings];
