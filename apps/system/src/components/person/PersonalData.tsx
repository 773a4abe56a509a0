import type { account } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { saveFile } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePersonalData } from '../../queries/people.ts'
import { EraseDialog } from './EraseDialog.tsx'
import styles from './Person.module.css'

/** A person's stored data: download and erasure (R39). */
export function PersonalData({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const take = usePersonalData()
  const [isErasing, setErasing] = useState(false)
  const { hindrance } = person
  const canTake = hindrance === null || hindrance === 'self'

  async function save() {
    try {
      const data = await take.mutateAsync(person.id)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json;charset=utf-8' })
      saveFile(`${person.username}.json`, file)
    } catch (error) {
      services.reportError(error, 'account.personalData')
    }
  }

  return (
    <section className={styles['section']} aria-label={formatMessage({ id: 'person.data' })}>
      <h3 className={styles['heading']}>{formatMessage({ id: 'person.data' })}</h3>
      <p className={styles['note']}>{formatMessage({ id: 'person.data.text' })}</p>
      <div className={styles['actions']}>
        <Button disabled={!canTake} loading={take.isPending} onClick={() => void save()}>
          {formatMessage({ id: 'person.data.export' })}
        </Button>
        <Button danger disabled={hindrance !== null} onClick={() => setErasing(true)}>
          {formatMessage({ id: 'person.erase' })}
        </Button>
      </div>
      {take.error !== null && (
        <p className={styles['problem']} role="alert">
          {formatMessage({ id: 'person.data.failed' })} {failureText(take.error)}
        </p>
      )}
      {isErasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </section>
  )
}
