import type { label } from '@console/contracts'
import { compileLabel } from '@console/label-engine'
import { compileCachedRegex } from '../label-expression/public.ts'
import type { CompiledDetectable } from './judge-call.ts'

/** A label, saved or not, as if it had been enabled always. */
export function alwaysEnabled(
  of: Omit<label.LabelDraft, 'productId'> & { id: number; productId: number | null },
): CompiledDetectable {
  return {
    label: { ...of, version: 0, businessTypeId: of.bizTypeId, enabledAt: new Date(0) },
    rule: compileLabel(of.rule, compileCachedRegex),
  }
}
