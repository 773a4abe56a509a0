import { label } from '@console/contracts'
import { compileRegex } from '@console/label-engine'
import { BadRequest } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canManageLabels } from './label.policy.ts'

export const validateRegex = route(label.validateRegex, {
  policy: canManageLabels,
  // The engine is linear in the length of the text, whatever the expression is.
  handler: async ({ body: { regex, text } }) => {
    const { regex: compiled, problem } = compileRegex(regex)
    if (compiled) return { match: compiled.isFoundIn(text) }
    const where = problem.position === null ? '' : ` (${problem.position + 1})`
    throw new BadRequest(
      { regex: `${problem.message}${where}` },
      {
        en: `The regular expression is wrong: ${problem.message}.`,
        zh: `正则表达式有误：${problem.message}。`,
      },
    )
  },
})
