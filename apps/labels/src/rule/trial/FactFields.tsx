import { DAY_SECONDS, label } from '@console/contracts'
import type { CallFacts, Role } from '@console/label-engine'
import { SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { WholeNumberField } from '../../components/WholeNumberField.tsx'
import type { TriedRule } from '../model/tried-rule.ts'
import styles from './TrialPanel.module.css'

const { CONDITION_TYPE } = label
/** A day: no call rings or lasts longer. */
const SECONDS = { min: 0, max: DAY_SECONDS }

type FactFieldsProps = {
  tried: TriedRule
  facts: CallFacts
  onChange: (changes: Partial<CallFacts>) => void
}

/** Fields for known facts of the call itself, where a condition of the rule is about it. */
export function FactFields({ tried, facts, onChange }: FactFieldsProps) {
  const { formatMessage } = useIntl()
  const types = new Set(tried.rule.conditions.map(({ type }) => type))
  const seconds = SECONDS_FACTS.filter(({ type }) => types.has(type))
  const hasAccepted = types.has(CONDITION_TYPE.accepted)
  const hasHangUp = types.has(CONDITION_TYPE.hangUp)
  if (seconds.length === 0 && !hasAccepted && !hasHangUp) return null
  return (
    <fieldset className={styles['facts']}>
      <legend className="visually-hidden">{formatMessage({ id: 'trial.facts' })}</legend>
      {hasAccepted && <AcceptedField value={facts.accepted} onChange={onChange} />}
      {hasHangUp && <HungUpField value={facts.hungUpBy} onChange={onChange} />}
      {seconds.map(({ name, text }) => (
        <WholeNumberField
          key={name}
          label={formatMessage({ id: text })}
          value={facts[name]}
          bounds={SECONDS}
          problem={undefined}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </fieldset>
  )
}

const SECONDS_FACTS = [
  { type: CONDITION_TYPE.ringing, name: 'ringSeconds', text: 'trial.fact.ring' },
  { type: CONDITION_TYPE.callDuration, name: 'talkSeconds', text: 'trial.fact.talk' },
] as const

type FactProps<Name extends keyof CallFacts> = {
  value: CallFacts[Name]
  onChange: (changes: Partial<CallFacts>) => void
}

function AcceptedField({ value, onChange }: FactProps<'accepted'>) {
  const { formatMessage } = useIntl()
  return (
    <SelectField<0 | 1>
      label={formatMessage({ id: 'trial.fact.accepted' })}
      noneText={formatMessage({ id: 'trial.fact.unknown' })}
      value={value === null ? null : value ? 1 : 0}
      options={[
        { value: 1, label: formatMessage({ id: 'trial.fact.yes' }) },
        { value: 0, label: formatMessage({ id: 'trial.fact.no' }) },
      ]}
      problem={undefined}
      onChange={(answer: 0 | 1 | null) => onChange({ accepted: answer === null ? null : answer === 1 })}
    />
  )
}

function HungUpField({ value, onChange }: FactProps<'hungUpBy'>) {
  const { formatMessage } = useIntl()
  return (
    <SelectField<Role>
      label={formatMessage({ id: 'trial.fact.hungUpBy' })}
      noneText={formatMessage({ id: 'trial.fact.unknown' })}
      value={value}
      options={[
        { value: label.ROLE.agent, label: formatMessage({ id: 'trial.agent' }) },
        { value: label.ROLE.customer, label: formatMessage({ id: 'trial.customer' }) },
      ]}
      problem={undefined}
      onChange={(hungUpBy: Role | null) => onChange({ hungUpBy })}
    />
  )
}
