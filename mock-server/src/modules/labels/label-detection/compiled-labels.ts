import { label } from '@console/contracts'
import { compileLabel, type CompiledLabel } from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { enabledLabels, labelVersions, type LabelVersion } from './detectable-labels.store.ts'
import type { CompiledDetectable } from './judge-call.ts'

/** Versions of labels that this process holds; the oldest go first. A company has some hundreds. */
const MAX_COMPILED = 5000

/** The rule of a prompt, or of a label without conditions, is null: it is not judged here. */
type CompiledVersion = { label: LabelVersion; rule: CompiledLabel | null }

/** By company, label and version: a version of a label never changes. */
const compiled = new Map<string, CompiledVersion>()

/** The enabled rules of some businesses, ready to be judged. A version is read and compiled once. */
export async function compiledLabels(
  tx: TenantTx,
  businessTypeIds: readonly number[],
): Promise<CompiledDetectable[]> {
  const enabled = await enabledLabels(tx, businessTypeIds)
  const keyOf = ({ id, version }: { id: number; version: number }) => `${tx.tenantId}/${id}/${version}`
  const unknown = enabled.filter((one) => !compiled.has(keyOf(one))).map(({ id }) => id)
  const read = unknown.length === 0 ? [] : (await labelVersions(tx, unknown)).map(compile)
  // A version may have come since they were listed: what was read is judged, not what was listed.
  const readById = new Map(read.map((one) => [one.label.id, one]))
  return enabled.flatMap((one) => {
    const version = readById.get(one.id) ?? compiled.get(keyOf(one))
    if (!version) return []
    remember(keyOf(version.label), version)
    const { rule } = version
    return rule ? [{ label: { ...version.label, enabledAt: one.enabledAt }, rule }] : []
  })
}

function compile(version: LabelVersion): CompiledVersion {
  const { labelType, conditions } = version.rule
  const isJudged = labelType === label.LABEL_TYPE.rule && conditions.length > 0
  return { label: version, rule: isJudged ? compileLabel(version.rule) : null }
}

/** What was used last goes last. */
function remember(key: string, version: CompiledVersion): void {
  compiled.delete(key)
  compiled.set(key, version)
  if (compiled.size <= MAX_COMPILED) return
  const [oldest] = compiled.keys()
  if (oldest !== undefined) compiled.delete(oldest)
}
