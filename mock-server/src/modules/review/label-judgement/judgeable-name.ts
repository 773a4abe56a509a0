import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { judgeableName, type Judged } from './judgement.store.ts'
import { labelJudgementTexts } from './label-judgement.messages.ts'

export async function requireName(tx: TenantTx, judged: Judged): Promise<string> {
  const name = await judgeableName(tx, judged)
  if (name === undefined) throw new NotFound(labelJudgementTexts.unknownLabel)
  return name
}
