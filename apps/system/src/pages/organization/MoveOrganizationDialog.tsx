import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type FieldBinding, useCallForm } from '@console/sub-app/form'
import { Icon, VirtualTree } from '@console/ui'
import { FormDialog, SelectField } from '@console/ui/form'
import { Input } from 'antd'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { isWithin, type OrganizationNode, type OrganizationTree } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'
import { useTreeNodes } from './use-tree-nodes.ts'
import styles from './MoveOrganizationDialog.module.css'

/** Room for eight organisations. */
const TREE_PX = 288

/** Moves an organisation: its new parent, and its position among the children. */
export function MoveOrganizationDialog(move: Move) {
  const { tree, moved, onClose } = move
  const { formatMessage } = useIntl()
  const form = useMoveForm(move)
  const parent = form.field('parentId')
  const before = form.field('beforeId')
  const others = tree.byId.get(parent.value ?? 0)?.children.filter(({ id }) => id !== moved.id) ?? []

  return (
    <FormDialog
      title={formatMessage({ id: 'organization.move.title' }, { name: moved.name })}
      okText={formatMessage({ id: 'organization.move' })}
      width={600}
      form={form}
      onClose={onClose}
    >
      <ParentField tree={tree} moved={moved} field={parent} />
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

type ParentFieldProps = Pick<Move, 'tree' | 'moved'> & { field: FieldBinding<number | null> }

/** The new parent, chosen in the tree of all organisations. */
function ParentField({ tree, moved, field }: ParentFieldProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const within = formatMessage({ id: 'organization.move.within' })
  const refusalReason = useCallback(
    (id: number) => (isWithin(tree, id, moved.id) ? within : undefined),
    [tree, moved.id, within],
  )
  const { nodes, expanded, setExpanded } = useTreeNodes(tree, field.value, refusalReason)
  return (
    <>
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
          selected={field.value === null ? null : String(field.value)}
          onSelect={(key) => {
            field.onChange(Number(key))
          }}
          search={text}
          height={TREE_PX}
          empty={formatMessage({ id: 'organization.noneFound' })}
        />
      </div>
      {field.problem !== undefined && (
        <p className="ui-no-margin ui-note ui-error" role="alert">
          {field.problem}
        </p>
      )}
    </>
  )
}

type Move = {
  tree: OrganizationTree
  moved: OrganizationNode
  parentId: number | null
  onClose: () => void
}

type MoveForm = { parentId: number | null; beforeId: number | null }

/** The form of a move: the new parent, and the position among its children. */
function useMoveForm({ tree, moved, parentId, onClose }: Move) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  // An organisation dropped onto its own child starts without a parent: that move is invalid.
  const isPossible = parentId !== null && !isWithin(tree, parentId, moved.id)
  const start: MoveForm = { parentId: isPossible ? parentId : null, beforeId: null }
  return useCallForm(organization.move, {
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
}
