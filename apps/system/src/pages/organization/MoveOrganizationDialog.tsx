import type { FieldBinding } from '@console/sub-app/form'
import { Icon, VirtualTree } from '@console/ui'
import { FormDialog, SelectField } from '@console/ui/form'
import { Input } from 'antd'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { isWithin } from '../../model/organization-tree.ts'
import styles from './MoveOrganizationDialog.module.css'
import { useMoveForm, type Move } from './use-move-form.ts'
import { useTreeNodes } from './use-tree-nodes.ts'

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
        <p className={styles['problem']} role="alert">
          {field.problem}
        </p>
      )}
    </>
  )
}
