import { label } from '@console/contracts'
import type { FieldBinding, FieldProblems, FormObject } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { CHOICES, FIELD_TEXTS } from '../components/use-field-text.ts'
import { FIELDS } from '../model/differing-fields.ts'
import { type FieldProblem, findProblems } from '../model/field-problems.ts'
import type { LabelForm } from '../model/label-form.ts'
import { findWrongFields } from '../rule/model/problems.ts'

export type LabelFormObject = FormObject<LabelForm>
type FieldName = keyof LabelForm
type ChoiceName = keyof typeof CHOICES
export type LabelFieldProps<Name extends FieldName> = FieldBinding<LabelForm[Name]> & { label: string }

/** Props of the editor's fields, by their names: of a field with its label, and of a choice with its options. */
export function useLabelFields({ field }: Pick<LabelFormObject, 'field'>) {
  const { formatMessage } = useIntl()
  const bind = <Name extends FieldName>(name: Name): LabelFieldProps<Name> => ({
    label: formatMessage({ id: FIELD_TEXTS[name] }),
    ...field(name),
  })
  return {
    bind,
    bindOptional: <Name extends FieldName>(name: Name): LabelFieldProps<Name> => {
      const { label: text, ...rest } = bind(name)
      return { label: formatMessage({ id: 'label.optional' }, { name: text }), ...rest }
    },
    choose: <Name extends ChoiceName>(name: Name) => ({ ...bind(name), options: CHOICES[name] }),
  }
}

const CHOSEN: ReadonlySet<string> = new Set([...Object.keys(CHOICES), 'bizTypeId', 'productId'])

/** Says at each field what is wrong with it; those of a rule say it themselves. */
export function useLabelCheck(isPrompt: boolean) {
  const { formatMessage, formatNumber } = useIntl()
  function describe(name: FieldName, problem: FieldProblem): string {
    if (problem === 'backwards') return formatMessage({ id: 'label.range.backwards' })
    if (problem === 'tooLong') {
      const max = name === 'promptContent' ? label.MAX_PROMPT_CHARACTERS : label.MAX_LABEL_CHARACTERS
      return formatMessage({ id: 'label.tooLong' }, { max: formatNumber(max) })
    }
    if (name === 'sessionCollectRound') return formatMessage({ id: 'label.round.integer' })
    return formatMessage(
      { id: CHOSEN.has(name) ? 'label.required.select' : 'label.required.enter' },
      { name: inSentence(formatMessage({ id: FIELD_TEXTS[name] })) },
    )
  }
  return (form: LabelForm): FieldProblems<LabelForm> => {
    const problems = findProblems(form, isPrompt)
    const wrong = FIELDS.map((name) => [name, problems[name] && describe(name, problems[name])])
    const inRule = isPrompt ? [] : findWrongFields(form, form.triggerAt).map((name) => [name, ''])
    return Object.fromEntries([...wrong, ...inRule])
  }
}

/** "Show name" inside of a sentence; words of capitals stay. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
