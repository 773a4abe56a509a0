import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../components/FormDialog.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useCallForm } from '../../components/use-call-form.ts'
import { isWithin, type OrganizationNode, type OrganizationTree } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'
import styles from './MoveOrganizationDialog.module.css'
import { OrganizationTreeView } from './OrganizationTreeView.tsx'
import { useOpenLines } from './use-open-lines.ts'

type MoveOrganizationDialogProps = {
  tree: OrganizationTree
  moved: OrganizationNode
  parentId: number | null
  onClose: () => void
}

/** Where an organisation goes: below which other one, and before which of its children. */
export function MoveOrganizationDialog({ tree, moved, parentId, onClose }: MoveOrganizationDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [text, setText] = useState('')
  // An organisation dropped onto its own child starts without a parent: that cannot be.
  const isPossible = parentId !== null && !isWithin(tree, parentId, moved.id)
  const start: { parentId: number | null; beforeId: number | null } = {
    parentId: isPossible ? parentId : null,
    beforeId: null,
  }
  const form = useCallForm(organization.move, {
    present: { form: start, version: moved.version },
    toBody: ({ parentId: to, beforeId }, version) => ({
      id: moved.id,
      // 0 is nobody's id: the contract refuses it, and the field says what is missing.
      parentId: to ?? 0,
      beforeId,
      version,
    }),
    hints: { parentId: formatMessage({ id: 'organization.move.choose' }) },
    changes: ORGANIZATION_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'organization.moved' }, { name: moved.name }))
      onClose()
    },
  })
  const parent = form.field('parentId')
  const before = form.field('beforeId')
  const { lines, toggle } = useOpenLines(tree, text, parent.value)
  const others = tree.byId.get(parent.value ?? 0)?.children.filter(({ id }) => id !== moved.id) ?? []

  return (
    <FormDialog
      title={formatMessage({ id: 'organization.move.title' }, { name: moved.name })}
      okText={formatMessage({ id: 'organization.move' })}
      width={600}
      form={form}
      onClose={onClose}
    >
      <Input
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'organization.search' })}
        placeholder={formatMessage({ id: 'organization.search' })}
        allowClear
        value={text}
        onChange={({ target }) => {
          setText(target.value)
        }}
      />
      <div className={styles['tree']}>
        <OrganizationTreeView
          label={formatMessage({ id: 'organization.move.parent' })}
          lines={lines}
          selectedId={parent.value}
          disabledReason={(id) =>
            isWithin(tree, id, moved.id) ? formatMessage({ id: 'organization.move.within' }) : undefined
          }
          onSelect={(id) => {
            parent.onChange(id)
          }}
          onToggle={toggle}
        />
      </div>
      {parent.problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {parent.problem}
        </p>
      )}
      <SelectField
        label={formatMessage({ id: 'organization.move.place' })}
        noneText={formatMessage({ id: 'organization.move.end' })}
        {...before}
        // A neighbour of another parent is none here.
        value={others.some(({ id }) => id === before.value) ? before.value : null}
        options={others.map(({ id, name }) => ({
          value: id,
          label: formatMessage({ id: 'organization.move.before' }, { name }),
        }))}
      />
    </FormDialog>
  )
}
