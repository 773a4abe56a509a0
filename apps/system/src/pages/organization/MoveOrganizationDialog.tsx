import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField } from '@console/ui/form'
import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon, VirtualTree } from '@console/ui'
import { Input } from 'antd'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { isWithin, type OrganizationNode, type OrganizationTree } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'
import styles from './MoveOrganizationDialog.module.css'
import { useTreeNodes } from './use-tree-nodes.ts'

/** Room for eight organisations. */
const TREE_PX = 288

type MoveOrganizationDialogProps = {
  tree: OrganizationTree
  moved: OrganizationNode
  parentId: number | null
  onClose: () => void
}

/** Moves an organisation: its new parent, and its position among the children. */
export function MoveOrganizationDialog({ tree, moved, parentId, onClose }: MoveOrganizationDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [text, setText] = useState('')
  // An organisation dropped onto its own child starts without a parent: that move is invalid.
  const isPossible = parentId !== null && !isWithin(tree, parentId, moved.id)
  const start: { parentId: number | null; beforeId: number | null } = {
    parentId: isPossible ? parentId : null,
    beforeId: null,
  }
  const form = useCallForm(organization.move, {
    present: { form: start, version: moved.version },
    draftId: null,
    toBody: ({ parentId: to, beforeId }, version) => ({
      id: moved.id,
      // 0 is not a valid id: the contract refuses it, and the field shows its hint.
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
  const within = formatMessage({ id: 'organization.move.within' })
  const refusalReason = useCallback(
    (id: number) => (isWithin(tree, id, moved.id) ? within : undefined),
    [tree, moved.id, within],
  )
  const { nodes, expanded, setExpanded } = useTreeNodes(tree, parent.value, refusalReason)
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
        <VirtualTree
          label={formatMessage({ id: 'organization.move.parent' })}
          nodes={nodes}
          expanded={expanded}
          onExpanded={setExpanded}
          selected={parent.value === null ? null : String(parent.value)}
          onSelect={(key) => {
            parent.onChange(Number(key))
          }}
          search={text}
          height={TREE_PX}
          empty={formatMessage({ id: 'organization.noneFound' })}
        />
      </div>
      {parent.problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {parent.problem}
        </p>
      )}
      <SelectField
        label={formatMessage({ id: 'organization.move.position' })}
        noneText={formatMessage({ id: 'organization.move.end' })}
        {...before}
        // A sibling under another parent does not apply here.
        value={others.some(({ id }) => id === before.value) ? before.value : null}
        options={others.map(({ id, name }) => ({
          value: id,
          label: formatMessage({ id: 'organization.move.before' }, { name }),
        }))}
      />
    </FormDialog>
  )
}
