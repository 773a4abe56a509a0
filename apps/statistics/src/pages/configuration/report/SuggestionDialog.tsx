import { userData } from '@console/contracts'
import { useFormDraft, useHost } from '@console/sub-app'
import { type FormObject, useFormObject } from '@console/sub-app/form'
import { Icon, IconButton } from '@console/ui'
import { FormDialog, FormField, FormGroup, LongTextField, TextField } from '@console/ui/form'
import { NumberInput } from '@console/ui/number-input'
import { Button, Select } from 'antd'
import { useIntl } from 'react-intl'
import {
  EMPTY_SUGGESTION,
  newRule,
  type RuleForm,
  type SuggestionForm,
  toCheck,
  toForm,
} from '../../../model/suggestions.ts'
import styles from '../Configuration.module.css'

type SuggestionDialogProps = {
  /** Null: a new one. */
  stored: userData.CheckConfig | null
  bizTypeId: number
  sources: readonly userData.DataSource[]
  isSaving: boolean
  onSave: (check: userData.SavedCheck, onSaved: () => void) => void
  onClose: () => void
}

const WIDTH = 720

/** A suggestion with its rules (RPT-052..059). */
export function SuggestionDialog(props: SuggestionDialogProps) {
  const { stored, sources, onClose } = props
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `statConfig.suggestion.${key}` })
  const form = useSuggestionForm(props)
  return (
    <FormDialog
      title={text(stored === null ? 'new' : 'edit')}
      okText={formatMessage({ id: 'statConfig.save' })}
      form={form}
      width={WIDTH}
      fillsPhone
      staysWhileSending
      onClose={() => {
        form.draft.discard()
        onClose()
      }}
    >
      <TextField label={text('name')} isRequired {...form.field('name')} />
      <LongTextField label={text('tips')} isRequired {...form.field('tips')} />
      <RulesField form={form} sources={sources} />
      <p className={styles['note']}>{text('note')}</p>
    </FormDialog>
  )
}

function useSuggestionForm({ stored, bizTypeId, isSaving, onSave, onClose }: SuggestionDialogProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const draft = useFormDraft<SuggestionForm>({
    name: 'suggestion',
    id: stored?.id ?? `new-${bizTypeId}`,
    initial: stored === null ? EMPTY_SUGGESTION : toForm(stored),
  })
  const limited = (text: string, { max, missing }: { max: number; missing: string }) => {
    if (text.trim() === '') return formatMessage({ id: missing })
    return text.length > max ? formatMessage({ id: 'statConfig.tooLong' }, { max }) : undefined
  }
  return useFormObject<SuggestionForm>({
    draft,
    timezone,
    // A failure is said by the page.
    sending: {
      mutate: (values) =>
        onSave(toCheck(values, stored), () => {
          draft.discard()
          onClose()
        }),
      isPending: isSaving,
      error: null,
      reset: () => {},
    },
    check: ({ name, tips, rules }) => ({
      name: limited(name, {
        max: userData.MAX_SUGGESTION_NAME,
        missing: 'statConfig.suggestion.name.required',
      }),
      tips: limited(tips, {
        max: userData.MAX_SUGGESTION_TIPS,
        missing: 'statConfig.suggestion.tips.required',
      }),
      ...(rules.length === 0 ? { rules: formatMessage({ id: 'statConfig.rule.none' }) } : {}),
      ...Object.fromEntries(
        rules.flatMap((rule) =>
          RULE_FIELDS.filter(([name]) => rule[name] === null).map(([name, part]) => [
            toPath(rule, name),
            formatMessage({ id: `statConfig.rule.${part}.required` }),
          ]),
        ),
      ),
    }),
    checksChanges: true,
  })
}

const RULE_FIELDS = [
  ['sourceId', 'source'],
  ['logic', 'logic'],
  ['threshold', 'threshold'],
] as const

function toPath({ id }: RuleForm, name: keyof RuleForm): string {
  return `rules.${id}.${name}`
}

type RulesProps = { form: FormObject<SuggestionForm>; sources: readonly userData.DataSource[] }

/** The rules of a suggestion, all of which must hold: at least one, and each complete (RPT-054, RPT-055). */
function RulesField({ form, sources }: RulesProps) {
  const { formatMessage } = useIntl()
  const { value: rules, problem } = form.field('rules')
  return (
    <FormGroup label={formatMessage({ id: 'statConfig.suggestion.rules' })} problem={problem}>
      {(group) => (
        <div role="group" {...group}>
          {rules.map((rule, index) => (
            <div
              key={rule.id}
              className={styles['rule']}
              role="group"
              aria-label={formatMessage({ id: 'statConfig.rule' }, { number: index + 1 })}
            >
              <RuleFields form={form} rule={rule} sources={sources} />
              <IconButton
                icon="trash"
                label={formatMessage({ id: 'statConfig.rule.remove' }, { number: index + 1 })}
                onClick={() => form.change({ rules: rules.filter((other) => other !== rule) }, [])}
              />
            </div>
          ))}
          {rules.length < userData.MAX_SUGGESTION_RULES && (
            <Button
              type="dashed"
              block
              icon={<Icon name="plus" />}
              onClick={() => form.change({ rules: [...rules, newRule(rules)] }, [])}
            >
              {formatMessage({ id: 'statConfig.rule.add' })}
            </Button>
          )}
        </div>
      )}
    </FormGroup>
  )
}

/** Offers the selected sources, figures and labels alike (RPT-059). */
function RuleFields({ form, rule, sources }: RulesProps & { rule: RuleForm }) {
  const { formatMessage } = useIntl()
  const selected = sources.filter(({ status }) => status === 1)
  /** The frame of a field, and what its control needs. */
  function bind<Name extends 'sourceId' | 'logic' | 'threshold'>(name: Name, part: string) {
    const label = formatMessage({ id: `statConfig.rule.${part}` })
    const path = toPath(rule, name)
    return {
      frame: { label, isLabelHidden: true, isRequired: true, problem: form.problemOf(path) },
      control: {
        placeholder: label,
        value: rule[name],
        onChange: (value: RuleForm[Name]) => {
          const rules = form.values.rules.map((other) =>
            other === rule ? { ...rule, [name]: value } : other,
          )
          form.change({ rules }, [path])
        },
      },
    }
  }
  const source = bind('sourceId', 'source')
  const logic = bind('logic', 'logic')
  const threshold = bind('threshold', 'threshold')
  return (
    <>
      <FormField {...source.frame}>
        {(control) => (
          <Select<number | null>
            {...control}
            {...source.control}
            options={selected.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        )}
      </FormField>
      <FormField {...logic.frame}>
        {(control) => (
          <Select<userData.Logic | null>
            {...control}
            {...logic.control}
            options={userData.LOGICS.map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <FormField {...threshold.frame}>
        {(control) => <NumberInput {...control} {...threshold.control} inputMode="decimal" />}
      </FormField>
    </>
  )
}
