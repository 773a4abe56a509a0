import { label } from '@console/contracts'
import { compileLabel, type CompiledLabel } from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { compileCachedRegex } from '../label-expression/public.ts'
import {
  enabledLabels,
  writtenLabels,
  type EnabledLabel,
  type WrittenLabel,
} from './detectable-labels.store.ts'
import type { CompiledDetectable } from './judge-call.ts'

/** Written labels that this process caches; the oldest are removed first. A company has some hundreds. */
const MAX_COMPILED = 5000

/** The rule of a prompt, or of a label without conditions, is null: it is not judged here. */
type CompiledWritten = { label: WrittenLabel; rule: CompiledLabel | null }

/** By company, label and the transaction that wrote it. */
const compiled = new Map<string, CompiledWritten>()

/** The enabled rules of some businesses, ready to be judged. Each version of a label is read and compiled once. */
export async function compiledLabels(
  tx: TenantTx,
  businessTypeIds: readonly number[],
): Promise<CompiledDetectable[]> {
  const enabled = await enabledLabels(tx, businessTypeIds)
  const toLabelKey = ({ id, writtenBy }: Pick<EnabledLabel, 'id' | 'writtenBy'>) =>
    `${tx.tenantId}/${id}/${writtenBy}`
  const unknown = enabled.filter((one) => !compiled.has(toLabelKey(one))).map(({ id }) => id)
  const read = unknown.length === 0 ? [] : (await writtenLabels(tx, unknown)).map(compile)
  // A label may have been written since the list was read: the version read here is judged, not the listed one.
  const readById = new Map(read.map((one) => [one.label.id, one]))
  return enabled.flatMap((one) => {
    const written = readById.get(one.id) ?? compiled.get(toLabelKey(one))
    if (!written) return []
    remember(toLabelKey(written.label), written)
    const { rule } = written
    return rule ? [{ label: { ...written.label, enabledAt: one.enabledAt }, rule }] : []
  })
}

function compile(written: WrittenLabel): CompiledWritten {
  const { labelType, conditions } = written.rule
  const isJudged = labelType === label.LABEL_TYPE.rule && conditions.length > 0
  return { label: written, rule: isJudged ? compileLabel(written.rule, compileCachedRegex) : null }
}

/** The most recently used label is evicted last. */
function remember(key: string, written: CompiledWritten): void {
  compiled.delete(key)
  compiled.set(key, written)
  if (compiled.size <= MAX_COMPILED) return
  const [oldest] = compiled.keys()
  if (oldest !== undefined) compiled.delete(oldest)
}
