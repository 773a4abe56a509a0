import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { PEOPLE_CALLS } from '../../queries/people.ts'
import styles from './Person.module.css'

/** Cannot be undone: confirmed by typing the username. */
export function EraseDialog({ person, onClose }: { person: account.PersonDetail; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { id, name, username } = person
  const form = useCallForm(account.erase, {
    present: { form: { username: '' } },
    draftId: null,
    toBody: (typed) => ({ id, ...typed }),
    hints: { username: formatMessage({ id: 'person.erase.differs' }) },
    changes: PEOPLE_CALLS,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'person.erase.done' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'person.erase.title' }, { name })}
      okText={formatMessage({ id: 'person.erase' })}
      form={form}
      isDestructive
      onClose={onClose}
    >
      <p className={styles['note']}>{formatMessage({ id: 'person.erase.text' }, { id: `#${id}` })}</p>
      <TextField
        label={formatMessage({ id: 'person.erase.confirm' }, { username })}
        hasFocus
        {...form.field('username')}
      />
    </FormDialog>
  )
}
