import { label } from '@console/contracts'
import { compileRegex, countStates, MAX_REGEX_STATES } from '@console/label-engine'
import { route } from '../../../access/route.ts'
import { BadRequest } from '../../../platform/errors.ts'
import { searchInThread } from '../label-expression/public.ts'
import { canManageLabels } from './label.policy.ts'
import { plainTexts } from './rule-problem.messages.ts'

export const validateRegex = route(label.validateRegex, {
  policy: canManageLabels,
  handler: async ({ body: { regex, text }, language }) => {
    if (countStates(regex) > MAX_REGEX_STATES)
      throw new BadRequest({ regex: plainTexts.regexTooCostly[language] })
    const { problem } = compileRegex(regex)
    if (!problem) {
      const { found, isTooSlow } = await searchInThread(regex, [text])
      // A text may be longer than any sentence: that one search of it took long says nothing of the expression.
      const [ranges] = found
      if (isTooSlow && !ranges) throw new BadRequest({ regex: plainTexts.regexTooCostly[language] })
      return { match: ranges !== null }
    }
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
