import { useCallForm } from '@console/sub-app/form'
import { FormBody, TextField } from '@console/ui/form'
import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { OrganizationNode } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'
import styles from './OrganizationPanel.module.css'

/** The name field, shown instead of the buttons; Enter saves, Esc cancels. */
export function RenameOrganization({ node, onClose }: { node: OrganizationNode; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(organization.rename, {
    present: { form: { name: node.name }, version: node.version },
    draftId: node.id,
    toBody: ({ name }, version) => ({ id: node.id, name, version }),
    hints: {
      name: formatMessage({ id: 'system.badName' }, { max: organization.MAX_NAME_CHARACTERS }),
    },
    changes: ORGANIZATION_CHANGES,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'organization.renamed' }, { name: name.trim() }))
      onClose()
    },
  })
  const cancel = () => {
    form.draft.discard()
    onClose()
  }
  return (
    <FormBody
      form={form}
      className={styles['rename']}
      footer={
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {formatMessage({ id: 'system.save' })}
          </Button>
          <Button onClick={cancel}>{formatMessage({ id: 'ui.cancel' })}</Button>
        </div>
      }
    >
      <TextField
        label={formatMessage({ id: 'system.name' })}
        hasFocus
        onEscape={cancel}
        {...form.field('name')}
      />
    </FormBody>
  )
}
