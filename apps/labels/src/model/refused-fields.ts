import { stepOfField } from './label-form.ts'

type RefusedField = {
  /** A condition is one field, by its letter: `conditions.B`. Its card shows what is wrong with it. */
  name: string
  text: string
  step: 0 | 1
}

/**
 * Finds the fields that a refusal of the server names, such as `rule.conditions.0.param` of the conditions that were sent; names that
 * are none of the form's are left out.
 */
export function findRefusedFields(
  fields: Readonly<Record<string, string>> = {},
  sent: readonly { lambda: string }[] = [],
): RefusedField[] {
  return Object.entries(fields).flatMap(([key, text]) => {
    const [name = '', row] = key.replace(/^rule\./, '').split('.')
    const step = stepOfField(name)
    const letter = name === 'conditions' ? sent[Number(row)]?.lambda : undefined
    return step === null ? [] : [{ name: letter === undefined ? name : `${name}.${letter}`, text, step }]
  })
}
