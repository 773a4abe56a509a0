import { label, type Language } from '@console/contracts'
import { BadRequest } from '../../../platform/errors.ts'
import { ruleProblemText } from '../label/public.ts'
import { CostlyLabelError } from './judge-call.ts'

/** Tries a label that is being written: if an expression takes too long, it is refused with the reason at its condition. */
export async function refuseCostlyExpressions<Result>(
  language: Language,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CostlyLabelError)) throw error
    const problems = error.label.rule.conditions.flatMap(({ lambda, type, param }, index) => {
      const typed = label.readParam(type, param)
      const isCostly = typed?.type === label.CONDITION_TYPE.regex && error.patterns.has(typed.param.regex)
      const path = ['rule', 'conditions', index, 'param']
      return isCostly ? [{ kind: 'regexTooCostly' as const, letter: lambda, path }] : []
    })
    throw new BadRequest(
      Object.fromEntries(problems.map((one) => [one.path.join('.'), ruleProblemText(one)[language]])),
    )
  }
}
