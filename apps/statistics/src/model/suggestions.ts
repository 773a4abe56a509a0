import { userData } from '@console/contracts'

export type SourceDraft = userData.SavedSource
export const { LOGICS, SOURCE_TYPE } = userData

/** A tag source is known by its label: a new one has no id yet. */
export const toSourceKey = ({ id, labelId }: SourceDraft): string =>
  labelId === null || labelId === undefined ? `figure-${id}` : `label-${labelId}`

type Checks = readonly Pick<userData.CheckConfig, 'sourceRel'>[]

/** A disabled suggestion counts as well (RPT-Q26). */
export function isCompared(checks: Checks, { id }: SourceDraft): boolean {
  return id !== 0 && checks.some(({ sourceRel }) => sourceRel.some(({ sourceId }) => sourceId === id))
}

/** Sources that a suggestion compares and that would not be active (RPT-046). */
export function deselectedInUse(checks: Checks, sources: readonly SourceDraft[]): SourceDraft[] {
  return sources.filter((source) => source.status === 0 && isCompared(checks, source))
}

/** A label becomes a source (RPT-Q25). */
export function tagSource(label: { id: number; name: string }, bizTypeId: number): SourceDraft {
  const { id: labelId, name } = label
  return { id: 0, name, status: 1, labelId, labelName: name, type: SOURCE_TYPE.label, bizTypeId }
}

/** A suggestion as people write it. */
export type SuggestionForm = {
  name: string
  tips: string
  rules: RuleForm[]
}
export type RuleForm = {
  /** Below 0 until it is stored. */
  id: number
  sourceId: number | null
  logic: userData.Logic | null
  threshold: number | null
}

export function newRule(others: readonly RuleForm[]): RuleForm {
  const id = Math.min(0, ...others.map((other) => other.id)) - 1
  return { id, sourceId: null, logic: null, threshold: null }
}

export const EMPTY_SUGGESTION: SuggestionForm = { name: '', tips: '', rules: [newRule([])] }

export function toForm({ name, tips, sourceRel }: userData.CheckConfig): SuggestionForm {
  const rules = sourceRel.map(({ id, sourceId, logic, threshold }) => ({ id, sourceId, logic, threshold }))
  return { name, tips, rules }
}

/** Body to send for a form that was accepted; a new suggestion has the id 0 and is enabled (RPT-Q31). */
export function toCheck(form: SuggestionForm, stored: userData.CheckConfig | null): userData.SavedCheck {
  const checkId = stored?.id ?? 0
  return {
    id: checkId,
    name: form.name.trim(),
    tips: form.tips.trim(),
    status: stored?.status ?? 1,
    sourceRel: form.rules.flatMap(({ id, sourceId, logic, threshold }) =>
      sourceId === null || logic === null || threshold === null
        ? []
        : [{ id: Math.max(id, 0), checkId, sourceId, logic, threshold }],
    ),
  }
}
