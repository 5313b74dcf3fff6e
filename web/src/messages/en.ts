/** What the interface says in this language, for the most part in the words of the Python side. */

import characters from "../../../src/lastcall/text/en/characters.ftl";
import common from "../../../src/lastcall/text/en/common.ftl";
import company from "../../../src/lastcall/text/en/company.ftl";
import mine from "../../../src/lastcall/text/en/mine.ftl";
import rules from "../../../src/lastcall/text/en/rules.ftl";
import stage from "../../../src/lastcall/text/en/stage.ftl";
import web from "../../../src/lastcall/text/en/web.ftl";

export default [web, stage, common, characters, company, mine, rules];
