import type { account } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ActionOutcome } from './ActionOutcome.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import styles from './Person.module.css'
import { PersonalData } from './PersonalData.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonPages } from './PersonPages.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import { usePeopleActions } from './use-people-actions.ts'

const AUDIT_PATH = '/console/msgcenter/audit'

/** Whether the edit form is open, from the address. */
export type PersonEditing = { isEditing: boolean; onEditing: (isEditing: boolean) => void }

/** One account: facts, actions, sessions and granted pages. */
export function PersonView({
  person,
  isEditing,
  onEditing,
}: PersonEditing & { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const actions = usePeopleActions()
  const { hindrance, status } = person
  const isOff = hindrance !== null
  const canEdit = !isOff || hindrance === 'self'
  return (
    <div className={styles['panel']}>
      {hindrance !== null && (
        <p className={styles['hindrance']}>{formatMessage({ id: `people.hindrance.${hindrance}` })}</p>
      )}
      <div className={styles['actions']}>
        <Button disabled={!canEdit} onClick={() => onEditing(true)}>
          {formatMessage({ id: 'people.edit' })}
        </Button>
        <Button disabled={isOff} onClick={() => void actions.resetPasswords([person])}>
          {formatMessage({ id: 'people.resetPassword' })}
        </Button>
        {status === 'enabled' ? (
          <Button danger disabled={isOff} onClick={() => void actions.disable([person])}>
            {formatMessage({ id: 'people.disable' })}
          </Button>
        ) : (
          <Button disabled={isOff} onClick={() => void actions.enable([person])}>
            {formatMessage({ id: 'people.enable' })}
          </Button>
        )}
      </div>
      <section className={styles['section']} aria-label={formatMessage({ id: 'person.facts' })}>
        <PersonFacts person={person} />
      </section>
      <PersonSessions person={person} />
      <PersonPages pages={person.pages} />
      <PageLink to={`${AUDIT_PATH}?opUserId=${person.id}`}>
        {formatMessage({ id: 'person.history' })}
      </PageLink>
      <PersonalData person={person} />
      {isEditing && canEdit && <EditPersonDialog person={person} onClose={() => onEditing(false)} />}
      <ActionOutcome actions={actions} />
    </div>
  )
}
