import { stepOfField } from './label-form.ts'

export type RefusedField = {
  /** Path of the field in its form. */
  name: (string | number)[]
  text: string
  isSetting: boolean
}

/**
 * The fields that a refusal of the server names, such as `rule.conditions.0.param`, and the first step with one; names that are none
 * of the form's are left out.
 */
export function locateRefusals(fields: Readonly<Record<string, string>>): {
  fields: RefusedField[]
  step: 0 | 1 | null
} {
  const located = Object.entries(fields).flatMap(([key, text]) => {
    const path = key.split('.').filter((part, index) => index > 0 || part !== 'rule')
    const step = stepOfField(path[0] ?? '')
    // A condition is one field of the form: its card shows what is wrong with it.
    const inForm = path[0] === 'conditions' ? path.slice(0, 2) : path
    const name = inForm.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    return step === null ? [] : [{ name, text, step }]
  })
  const steps = located.map(({ step }) => step)
  return {
    fields: located.map(({ name, text, step }) => ({ name, text, isSetting: step === 0 })),
    step: steps.includes(0) ? 0 : (steps[0] ?? null),
  }
}
