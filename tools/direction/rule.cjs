/** @import { IRegularForbiddenRuleType } from 'dependency-cruiser' */

module.exports.TEST = '\\.(test|spec)\\.tsx?$';

/** Importing a type leaves nothing in the running program, so it may point where code may not. */
module.exports.codeOnly =
  /** @satisfies {IRegularForbiddenRuleType['to']} */
  ({ dependencyTypesNot: ['type-only'] });

/**
 * @param {string} name
 * @param {string} comment shown with each violation
 * @param {IRegularForbiddenRuleType['from']} from
 * @param {IRegularForbiddenRuleType['to']} to
 * @returns {IRegularForbiddenRuleType}
 */
module.exports.forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});
