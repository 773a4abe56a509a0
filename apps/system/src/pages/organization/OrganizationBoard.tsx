import {
  FilteredEmptyState,
  Icon,
  type TreeNode,
  useBoxHeight,
  useIsBelow,
  useTypedSearch,
  VirtualTree,
} from '@console/ui'
import { Button, Input } from 'antd'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { countFound, type OrganizationNode, type OrganizationTree } from '../../model/organization-tree.ts'
import { type OpenDialog, OrganizationDialogs } from './OrganizationDialogs.tsx'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { useTreeNodes } from './use-tree-nodes.ts'
import styles from './OrganizationPage.module.css'

/** px; narrower, an organisation takes most of the room from its tree. */
const BESIDE_FROM_PX = 1280

type OrganizationBoardProps = {
  tree: OrganizationTree
  /** A notice above the tree, if any. */
  notice: ReactNode
  searched: string
  chosenId: number | null
  onSearch: (text: string) => void
  onChoose: (id: number | null) => void
}

/** Search, tree, and the selected organisation beside it. */
export function OrganizationBoard(props: OrganizationBoardProps) {
  const { tree, notice, searched, onSearch, onChoose } = props
  const { chosenId, setClosed } = useChosenOrganization(props)
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(searched, onSearch)
  const { nodes, expanded, setExpanded, openTo } = useTreeNodes(tree, chosenId)
  const { rows, renderCells } = useTreeColumns(tree, nodes)
  const { attach, height } = useBoxHeight()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const addTo = chosenId !== null && tree.byId.has(chosenId) ? chosenId : tree.roots[0]?.id

  function choose(id: number | null) {
    if (id !== null) openTo(id)
    setClosed(id === null)
    onChoose(id)
  }

  return (
    <div className={styles['page']}>
      <div className="ui-flex ui-grow ui-shrinks-down">
        <section className={styles['main']} aria-label={formatMessage({ id: 'organization.page' })}>
          <OrganizationTools
            tree={tree}
            text={text}
            onText={type}
            onAdd={addTo === undefined ? undefined : () => setDialog({ kind: 'create', parentId: addTo })}
          />
          <div className={styles['notice']}>{notice}</div>
          <OrganizationHeads />
          <div ref={attach} className={`ui-grow ui-shrinks-down ui-overflow-hidden ${styles['tree']}`}>
            <VirtualTree
              label={formatMessage({ id: 'organization.page' })}
              nodes={rows}
              expanded={expanded}
              onExpanded={setExpanded}
              selected={chosenId === null ? null : String(chosenId)}
              onSelect={(key) => choose(Number(key))}
              onDropped={(key, onto) => setDialog({ kind: 'move', id: Number(key), parentId: Number(onto) })}
              search={text}
              renderEnd={renderCells}
              height={height}
              empty={<NoneFound hiddenCount={tree.byId.size} onReset={() => type('')} />}
            />
          </div>
        </section>
        {chosenId !== null && (
          <OrganizationPanel
            tree={tree}
            id={chosenId}
            isPreselected={props.chosenId === null}
            onChoose={choose}
            onAdd={() => setDialog({ kind: 'create', parentId: chosenId })}
            onMove={() => setDialog({ kind: 'move', id: chosenId, parentId: null })}
          />
        )}
      </div>
      <OrganizationDialogs tree={tree} open={dialog} onClose={() => setDialog(null)} onMade={choose} />
    </div>
  )
}

function NoneFound({ hiddenCount, onReset }: { hiddenCount: number; onReset: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'organization.noneFound' })}
      hiddenCount={hiddenCount}
      filters={[]}
      onReset={onReset}
    />
  )
}

type Chosen = { tree: OrganizationTree; searched: string; chosenId: number | null }

/** The organisation of the address; where there is room, the company until another is chosen or it is closed. */
function useChosenOrganization({ tree, searched, chosenId }: Chosen) {
  const [isClosed, setClosed] = useState(false)
  const hasRoom = !useIsBelow(BESIDE_FROM_PX)
  const firstId = hasRoom && !isClosed && searched === '' ? (tree.roots[0]?.id ?? null) : null
  return { chosenId: chosenId ?? firstId, setClosed }
}

/** The rows of the tree with their columns, which have the numbers that a plain tree has beside the names. */
function useTreeColumns(tree: OrganizationTree, nodes: readonly TreeNode[]) {
  const rows = useMemo(
    () => nodes.map(({ key, parentKey, title }): TreeNode => ({ key, parentKey, title })),
    [nodes],
  )
  const renderCells = ({ key }: TreeNode) => {
    const node = tree.byId.get(Number(key))
    return node && <OrganizationCells node={node} />
  }
  return { rows, renderCells }
}

/** The heads over the tree's columns; each row has their words for screen readers. */
function OrganizationHeads() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['heads']} aria-hidden="true">
      <span className="ui-grow">{formatMessage({ id: 'organization.name' })}</span>
      <span className={styles['leader']}>{formatMessage({ id: 'organization.leader' })}</span>
      <span className={styles['people']}>{formatMessage({ id: 'organization.people' })}</span>
      <span className={styles['people']}>{formatMessage({ id: 'organization.peopleBelow' })}</span>
    </div>
  )
}

/** Leaders of an organisation, and the number of people in it, without and with those below. */
function OrganizationCells({ node }: { node: OrganizationNode }) {
  const { formatMessage, formatNumber } = useIntl()
  const leaders = node.leaders.join(', ')
  return (
    <>
      <span className={styles['leader']} title={leaders} dir="auto">
        {leaders !== '' && <Spoken text={formatMessage({ id: 'organization.leader' })} />}
        {leaders}
      </span>
      <span className={styles['people']}>
        <Spoken text={formatMessage({ id: 'organization.people' })} />
        {formatNumber(node.people)}
      </span>
      <span className={styles['people']}>
        <Spoken text={formatMessage({ id: 'organization.peopleBelow' })} />
        {formatNumber(node.peopleBelow)}
      </span>
    </>
  )
}

function Spoken({ text }: { text: string }) {
  return <span className="visually-hidden"> {text} </span>
}

type OrganizationToolsProps = {
  tree: OrganizationTree
  text: string
  onText: (text: string) => void
  /** Absent while there is no organisation to add one to. */
  onAdd: (() => void) | undefined
}

/** Above the tree: the search, how many were found, and the primary action. */
function OrganizationTools({ tree, text, onText, onAdd }: OrganizationToolsProps) {
  const { formatMessage } = useIntl()
  const counted = useDeferredValue(text)
  const foundCount = useMemo(() => countFound(tree, counted), [tree, counted])
  return (
    <div className={styles['tools']} role="search">
      <Input
        className={styles['search'] ?? ''}
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'organization.search' })}
        placeholder={formatMessage({ id: 'organization.search' })}
        allowClear
        value={text}
        onChange={({ target }) => {
          onText(target.value)
        }}
      />
      <span className={styles['count']} role="status">
        {formatMessage(
          { id: foundCount === null ? 'organization.count' : 'organization.found' },
          { count: foundCount ?? tree.byId.size },
        )}
      </span>
      {onAdd !== undefined && (
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'organization.add' })}
        </Button>
      )}
    </div>
  )
}
