import { Icon } from '@console/ui'
import { PasswordField } from '@console/ui/form'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { passwordChecklist } from './password-form.ts'
import type { PasswordChange } from './use-password-change.ts'
import styles from './PasswordFields.module.css'

const FIELDS = ['password', 'newPassword', 'confirmNewPassword'] as const

/** Old, new and confirmed password, and the rule as a list that is ticked off while typing. */
export function PasswordFields({ change: { form, rule } }: { change: PasswordChange }) {
  const { formatMessage } = useIntl()
  return FIELDS.map((field) => (
    <Fragment key={field}>
      <PasswordField
        label={formatMessage({ id: `password.${field}` })}
        name={field}
        autoComplete={field === 'password' ? 'current-password' : 'new-password'}
        {...form.field(field)}
      />
      {field === 'newPassword' && (
        <Checklist lines={passwordChecklist(form.values.newPassword, rule)} rule={rule} />
      )}
    </Fragment>
  ))
}

type ChecklistProps = { lines: ReturnType<typeof passwordChecklist>; rule: PasswordChange['rule'] }

function Checklist({ lines, rule: { policy } }: ChecklistProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles['checklist']} aria-label={formatMessage({ id: 'password.checklist' })}>
      {lines.map(({ rule, isMet }) => (
        <li key={rule} className={isMet ? 'ui-good' : undefined}>
          <Icon name={isMet ? 'check' : 'minus'} size={12} />
          {formatMessage({
            id: rule === 'length' ? `password.check.length.${policy}` : `password.check.${rule}`,
          })}
          <span className="visually-hidden">
            {formatMessage({ id: isMet ? 'password.met' : 'password.notMet' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
