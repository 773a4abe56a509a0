import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { PageLink } from '@console/sub-app/page-link'
import { Icon, InspectDrawer } from '@console/ui'
import { FormBody, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfirmRemoval } from '../../components/use-confirm-removal.ts'
import {
  above,
  neighbours,
  type OrganizationNode,
  type OrganizationTree,
} from '../../model/organization-tree.ts'
import { paths } from '../../paths.ts'
import { ORGANIZATION_CHANGES, useRemoveOrganization } from '../../queries/organizations.ts'
import styles from './OrganizationPanel.module.css'

/** px; beside it the names of the tree have room at 1280. */
const WIDTH = 480

type OrganizationPanelProps = {
  tree: OrganizationTree
  id: number
  /** True where nobody chose the organisation, so that the focus stays where it is. */
  isPreselected: boolean
  onChoose: (id: number | null) => void
  onAdd: () => void
  onMove: () => void
}

/** One organisation: path, numbers and actions. */
export function OrganizationPanel(props: OrganizationPanelProps) {
  const { tree, id, isPreselected, onChoose, onAdd, onMove } = props
  const { formatMessage } = useIntl()
  const node = tree.byId.get(id)
  const { previous, next } = useMemo(() => neighbours(tree, id), [tree, id])
  const walkTo = (neighbour: number | undefined) =>
    neighbour === undefined
      ? undefined
      : () => {
          onChoose(neighbour)
        }
  const close = () => {
    onChoose(null)
  }
  if (node === undefined) {
    return (
      <InspectDrawer title={formatMessage({ id: 'organization.gone.title' })} onClose={close}>
        <p role="alert">{formatMessage({ id: 'organization.gone.text' })}</p>
      </InspectDrawer>
    )
  }
  return (
    <InspectDrawer
      title={node.name}
      width={WIDTH}
      takesFocus={!isPreselected}
      onClose={close}
      onPrevious={walkTo(previous)}
      onNext={walkTo(next)}
    >
      <OrganizationContents
        // A started rename belongs to one organisation.
        key={id}
        node={node}
        path={above(tree, id)}
        onAdd={onAdd}
        onMove={onMove}
        onRemoved={() => {
          onChoose(node.parentId)
        }}
      />
    </InspectDrawer>
  )
}

type OrganizationContentsProps = {
  node: OrganizationNode
  path: readonly OrganizationNode[]
  onAdd: () => void
  onMove: () => void
  onRemoved: () => void
}

function OrganizationContents({ node, path, onAdd, onMove, onRemoved }: OrganizationContentsProps) {
  const { formatMessage } = useIntl()
  const confirm = useConfirmRemoval()
  const remove = useRemoveOrganization()
  const [isRenaming, setRenaming] = useState(false)
  const isCompany = node.parentId === null

  async function confirmRemoval() {
    const isRemoved = await confirm({
      title: formatMessage({ id: 'organization.remove.title' }, { name: node.name }),
      text: formatMessage({ id: 'organization.remove.text' }),
      done: formatMessage({ id: 'organization.removed' }, { name: node.name }),
      remove: async () => remove.mutateAsync({ id: node.id, version: node.version }),
    })
    if (isRemoved) onRemoved()
  }

  return (
    <>
      {isRenaming ? (
        <RenameOrganization
          node={node}
          onClose={() => {
            setRenaming(false)
          }}
        />
      ) : (
        <div className={styles['actions']}>
          <Button icon={<Icon name="plus" />} onClick={onAdd}>
            {formatMessage({ id: 'organization.addBelow' })}
          </Button>
          <Button
            icon={<Icon name="annotation" />}
            onClick={() => {
              setRenaming(true)
            }}
          >
            {formatMessage({ id: 'system.rename' })}
          </Button>
          <Button disabled={isCompany} onClick={onMove}>
            {formatMessage({ id: 'organization.move.open' })}
          </Button>
          <Button danger disabled={isCompany} onClick={() => void confirmRemoval()}>
            {formatMessage({ id: 'system.delete' })}
          </Button>
        </div>
      )}
      {isCompany && <p className={styles['note']}>{formatMessage({ id: 'organization.company' })}</p>}
      <OrganizationFacts node={node} path={path} />
      <PageLink to={`${paths.users}?orgId=${node.id}`}>
        {formatMessage({ id: 'organization.showPeople' })}
      </PageLink>
    </>
  )
}

function OrganizationFacts({ node, path }: Pick<OrganizationContentsProps, 'node' | 'path'>) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'organization.path' })}</dt>
      <dd>{[...path, node].map(({ name }) => name).join(' / ')}</dd>
      <dt>{formatMessage({ id: 'organization.leader' })}</dt>
      <dd>{node.leaders.length === 0 ? '-' : node.leaders.join(', ')}</dd>
      <dt>{formatMessage({ id: 'organization.people' })}</dt>
      <dd>{formatNumber(node.people)}</dd>
      <dt>{formatMessage({ id: 'organization.peopleBelow' })}</dt>
      <dd>{formatNumber(node.peopleBelow)}</dd>
      <dt>{formatMessage({ id: 'organization.children' })}</dt>
      <dd>{formatNumber(node.children.length)}</dd>
    </dl>
  )
}

/** The name field, shown instead of the buttons; Enter saves, Esc cancels. */
function RenameOrganization({ node, onClose }: { node: OrganizationNode; onClose: () => void }) {
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
