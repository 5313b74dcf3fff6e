/** What the ladder and the tournaments say, fetched by whoever goes there. */

import evenings from "../../../src/lastcall/text/en/evenings.ftl";

export default [evenings];
