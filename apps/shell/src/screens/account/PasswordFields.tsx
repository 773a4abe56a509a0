import { Icon } from '@console/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../parts/PasswordField.tsx'
import { passwordChecklist } from './password-form.ts'
import styles from './PasswordFields.module.css'
import type { PasswordChange } from './use-password-change.ts'

const FIELDS = ['password', 'newPassword', 'confirmNewPassword'] as const
const MAX_PASSWORD = 128

/** Old, new and confirmed password, each with its problem below, and the rule as a list that is ticked off while typing. */
export function PasswordFields({ change }: { change: PasswordChange }) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const { form, problems, rule, setField } = change
  return FIELDS.map((field) => {
    const problem = problems[field]
    const fieldId = `${formId}-${field}`
    const problemId = `${fieldId}-problem`
    return (
      <div key={field} className={styles['field']}>
        <label htmlFor={fieldId}>{formatMessage({ id: `password.${field}` })}</label>
        <PasswordField
          id={fieldId}
          name={field}
          autoComplete={field === 'password' ? 'current-password' : 'new-password'}
          maxLength={MAX_PASSWORD}
          value={form[field]}
          onChange={(value) => {
            setField(field, value)
          }}
          {...(problem === undefined ? {} : { 'aria-describedby': problemId, 'aria-invalid': true })}
        />
        {problem !== undefined && (
          <p id={problemId} className={styles['problem']} role="alert">
            {formatMessage({ id: problem })}
          </p>
        )}
        {field === 'newPassword' && (
          <Checklist lines={passwordChecklist(form.newPassword, rule)} rule={rule} />
        )}
      </div>
    )
  })
}

type ChecklistProps = { lines: ReturnType<typeof passwordChecklist>; rule: PasswordChange['rule'] }

function Checklist({ lines, rule: { policy } }: ChecklistProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles['checklist']} aria-label={formatMessage({ id: 'password.checklist' })}>
      {lines.map(({ rule, isMet }) => (
        <li key={rule} className={isMet ? styles['met'] : undefined}>
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
