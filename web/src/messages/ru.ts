/** What the interface says in this language, for the most part in the words of the Python side. */

import characters from "../../../src/lastcall/text/ru/characters.ftl";
import common from "../../../src/lastcall/text/ru/common.ftl";
import company from "../../../src/lastcall/text/ru/company.ftl";
import mine from "../../../src/lastcall/text/ru/mine.ftl";
import rules from "../../../src/lastcall/text/ru/rules.ftl";
import stage from "../../../src/lastcall/text/ru/stage.ftl";
import web from "../../../src/lastcall/text/ru/web.ftl";

export default [web, stage, common, characters, company, mine, rules];
