import { credential } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useCallForm, useForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { type ClientWords, clientLabel } from '../../model/client-words.ts'

const { MAX_CLIENT_NAME, MAX_CLIENT_DESCRIPTION } = credential
const NOTHING: ClientWords = { name: '', description: '' }

type NewClientFormProps = { onCreate: (words: ClientWords) => Promise<void>; onClose: () => void }

/** Asks for the name of a new client, by which it is found again. */
export function NewClientForm({ onCreate, onClose }: NewClientFormProps) {
  const { formatMessage } = useIntl()
  const badName = formatMessage({ id: 'credentials.badName' }, { max: MAX_CLIENT_NAME })
  const form = useForm({
    draft: useFormDraft({ name: credential.create.id, initial: NOTHING }),
    check: ({ name, description }: ClientWords) => {
      const wrong = credential.describe.body.safeParse({ id: 1, name, description, version: 1 }).error?.issues
      return wrong?.some(({ path }) => path[0] === 'name') === true ? { name: badName } : {}
    },
    save: onCreate,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'credentials.add.title' })}
      okText={formatMessage({ id: 'credentials.add.done' })}
      form={form}
      onClose={onClose}
    >
      <p>{formatMessage({ id: 'credentials.add.text' })}</p>
      <WordFields form={form} />
    </FormDialog>
  )
}

/** Changes what a client is called, and what is said of it. */
export function EditClientForm({ client, onClose }: { client: credential.ApiClient; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { id, name = '', description = '', version } = client
  const form = useCallForm(credential.describe, {
    present: { form: { name, description }, version },
    draftId: id,
    toBody: (words, seen) => ({ id, ...words, version: seen }),
    hints: { name: formatMessage({ id: 'credentials.badName' }, { max: MAX_CLIENT_NAME }) },
    changes: [credential.list],
    onDone: onClose,
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'credentials.editOf' }, { client: clientLabel(client) })}
      okText={formatMessage({ id: 'credentials.edit.done' })}
      form={form}
      onClose={onClose}
    >
      <WordFields form={form} />
    </FormDialog>
  )
}

type WordFieldsProps = {
  form: Pick<ReturnType<typeof useCallForm<typeof credential.describe, ClientWords>>, 'field'>
}

function WordFields({ form }: WordFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextField
        label={formatMessage({ id: 'credentials.name' })}
        note={formatMessage({ id: 'credentials.name.note' })}
        input={{ maxLength: MAX_CLIENT_NAME, autoComplete: 'off' }}
        {...form.field('name')}
      />
      <TextField
        label={formatMessage({ id: 'credentials.description' })}
        input={{ maxLength: MAX_CLIENT_DESCRIPTION, autoComplete: 'off' }}
        {...form.field('description')}
      />
    </>
  )
}
