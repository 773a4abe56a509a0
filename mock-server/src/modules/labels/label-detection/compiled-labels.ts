import { compileLabel, type CompiledLabel } from '@console/label-engine'
import type { DetectableLabel } from './detectable-labels.store.ts'
import type { CompiledDetectable } from './judge-call.ts'

/** Compiled labels that this process holds; the oldest go first. A company has some hundreds. */
const MAX_COMPILED = 5000

/** By company, label and version: a version of a label never changes. */
const compiled = new Map<string, CompiledLabel>()

/** Labels ready to be judged. */
export function compiledLabels(tenantId: number, labels: readonly DetectableLabel[]): CompiledDetectable[] {
  return labels.map((label) => {
    const key = `${tenantId}/${label.id}/${label.version}`
    const rule = compiled.get(key) ?? compileLabel(label.rule)
    // Used last, so it goes last.
    compiled.delete(key)
    compiled.set(key, rule)
    if (compiled.size > MAX_COMPILED) {
      const [oldest] = compiled.keys()
      if (oldest !== undefined) compiled.delete(oldest)
    }
    return { label, rule }
  })
}
