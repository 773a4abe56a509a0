import type { account } from '@console/contracts'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageLink } from '../PageLink.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import styles from './Person.module.css'
import { PersonalData } from './PersonalData.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonPages } from './PersonPages.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import { usePeopleActions } from './use-people-actions.ts'

const AUDIT_PATH = '/console/msgcenter/audit'

/** One account: what it is, what can be done with it, where it is signed in, what it opens. */
export function PersonView({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const actions = usePeopleActions()
  const [isEditing, setEditing] = useState(false)
  const { hindrance, status } = person
  const isOff = hindrance !== null
  return (
    <div className={styles['panel']}>
      {hindrance !== null && (
        <p className={styles['hindrance']}>{formatMessage({ id: `people.hindrance.${hindrance}` })}</p>
      )}
      <div className={styles['actions']}>
        <Button disabled={isOff && hindrance !== 'self'} onClick={() => setEditing(true)}>
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
      {isEditing && <EditPersonDialog person={person} onClose={() => setEditing(false)} />}
      <ActionOutcome actions={actions} />
    </div>
  )
}
