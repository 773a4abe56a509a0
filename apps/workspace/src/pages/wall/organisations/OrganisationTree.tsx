import type { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon, IconButton, type TreeNode, useBoxHeight, VirtualTree } from '@console/ui'
import { Input } from 'antd'
import { memo, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { isWithoutOwnSeats, type Organisation, ownSeatCount } from '../../../model/organisations.ts'
import { WarningSettingsButton } from '../warning-settings/WarningSettingsButton.tsx'
import styles from './OrganisationTree.module.css'

const OWN = 'own:'

type OrganisationTreeProps = {
  roots: readonly workspace.OrgNode[]
  chosen: readonly Organisation[]
  businessTypeId: number
  onChoose: (orgIds: readonly number[]) => void
  onClose: () => void
}

/**
 * The organisations to choose from, several at once (WORK-003, WORK-005). The warning settings are opened at the person's
 * own organisation, or at its group on the wall where it has seats (WORK-039).
 */
export const OrganisationTree = memo(function OrganisationTree(props: OrganisationTreeProps) {
  const { roots, chosen, businessTypeId, onChoose, onClose } = props
  const { formatMessage } = useIntl()
  const { orgId: ownOrgId } = useHost().user
  const [search, setSearch] = useState('')
  const { attach, height } = useBoxHeight()
  const nodes = useMemo(
    () =>
      organisationNodes(roots, {
        noSeats: formatMessage({ id: 'wall.tree.noSeats' }),
        ownSeats: (name) => formatMessage({ id: 'wall.tree.own' }, { name }),
      }),
    [roots, formatMessage],
  )
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => firstLevels(roots))
  const orgIds = chosen.map(({ orgId }) => orgId)
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'wall.organisations' })}>
      <header className={styles['head']}>
        <h2>{formatMessage({ id: 'wall.organisations' })}</h2>
        <IconButton icon="collapse" label={formatMessage({ id: 'wall.tree.close' })} onClick={onClose} />
      </header>
      <Input
        className={styles['search'] ?? ''}
        value={search}
        allowClear
        aria-label={formatMessage({ id: 'wall.tree.search' })}
        placeholder={formatMessage({ id: 'wall.tree.search' })}
        prefix={<Icon name="search" size={16} />}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div ref={attach} className={`ui-grow ui-shrinks-down ${styles['tree']}`}>
        <VirtualTree
          label={formatMessage({ id: 'wall.organisations' })}
          nodes={nodes}
          expanded={expanded}
          onExpanded={setExpanded}
          checked={checkedKeys(nodes, orgIds)}
          onChecked={(keys) => onChoose(checkedOrgIds(keys))}
          search={search}
          renderEnd={({ key }) =>
            ownOrgId != null &&
            key === String(ownOrgId) &&
            isWithoutOwnSeats(roots, ownOrgId) && (
              <WarningSettingsButton isIcon orgId={ownOrgId} businessTypeId={businessTypeId} />
            )
          }
          height={height}
          empty={formatMessage({ id: 'wall.tree.none' })}
        />
      </div>
      <ShownCount chosen={chosen} roots={roots} />
    </section>
  )
})

/** The number of teams that are shown, and of seats, where that is known of each of them. */
function ShownCount({ chosen, roots }: Pick<OrganisationTreeProps, 'chosen' | 'roots'>) {
  const { formatMessage } = useIntl()
  const counts = chosen.flatMap(({ seatCount }) => seatCount ?? [])
  const id = counts.length === chosen.length ? 'wall.tree.shown' : 'wall.tree.teamsShown'
  const shown = counts.reduce((sum, count) => sum + count, 0)
  const total = roots.reduce((sum, { seatCnt }) => sum + seatCnt, 0)
  return (
    <footer className={styles['foot']}>
      {formatMessage({ id }, { teams: chosen.length, shown, total })}
    </footer>
  )
}

/** Two levels are open at first. */
function firstLevels(roots: readonly workspace.OrgNode[]): ReadonlySet<string> {
  return new Set(
    roots.flatMap(({ orgID, children }) => [
      String(orgID),
      ...children.slice(0, 1).map((child) => String(child.orgID)),
    ]),
  )
}

type Texts = { noSeats: string; ownSeats: (name: string) => string }

/**
 * The rows of the tree. What is checked are leaves, so the seats of an organisation that has others below it are a leaf of
 * their own.
 */
function organisationNodes(
  roots: readonly workspace.OrgNode[],
  texts: Texts,
  parentKey: string | null = null,
): TreeNode[] {
  return roots.flatMap((node) => {
    const { orgID, orgName, seatCnt, children } = node
    const ownSeats = ownSeatCount(node)
    const key = String(orgID)
    const row: TreeNode = {
      key,
      parentKey,
      title: orgName,
      hint: seatCnt === 0 ? texts.noSeats : seatCnt,
      ...(seatCnt === 0 ? { disabledReason: texts.noSeats, isEmpty: true } : {}),
    }
    const own: TreeNode[] =
      children.length > 0 && ownSeats !== 0
        ? [
            {
              key: `${OWN}${orgID}`,
              parentKey: key,
              title: texts.ownSeats(orgName),
              ...(ownSeats === null ? {} : { hint: ownSeats }),
            },
          ]
        : []
    return [row, ...own, ...organisationNodes(children, texts, key)]
  })
}

/** The keys of the checked leaves. */
function checkedKeys(nodes: readonly TreeNode[], orgIds: readonly number[]): ReadonlySet<string> {
  const keys = new Set(nodes.map(({ key }) => key))
  return new Set(orgIds.map((id) => (keys.has(`${OWN}${id}`) ? `${OWN}${id}` : String(id))))
}

function checkedOrgIds(keys: ReadonlySet<string>): number[] {
  return [...keys].map((key) => Number(key.replace(OWN, '')))
}
