import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import type { OrganizationNode } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'

type CreateOrganizationDialogProps = {
  parent: OrganizationNode
  onClose: () => void
  onMade: (id: number) => void
}

/** A new organisation, added as the last child of its parent. */
export function CreateOrganizationDialog({ parent, onClose, onMade }: CreateOrganizationDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(organization.create, {
    present: { form: { name: '' } },
    draftId: parent.id,
    toBody: ({ name }) => ({ parentId: parent.id, name }),
    hints: {
      name: formatMessage({ id: 'system.badName' }, { max: organization.MAX_NAME_CHARACTERS }),
    },
    changes: ORGANIZATION_CHANGES,
    onDone: ({ id }, { name }) => {
      services.toast.success(formatMessage({ id: 'organization.made' }, { name: name.trim() }))
      onClose()
      onMade(id)
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'organization.create.title' }, { parent: parent.name })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} hasFocus {...form.field('name')} />
    </FormDialog>
  )
}
