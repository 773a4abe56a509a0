import type { workspace } from '@console/contracts'
import type { TreeNode } from '@console/ui'
import { ownSeatCount } from '../../../model/organisations.ts'

const OWN = 'own:'

type Texts = { noSeats: string; ownSeats: (name: string) => string }

/**
 * The rows of the tree. What is checked are leaves, so the seats of an organisation that has others below it are a leaf of
 * their own.
 */
export function organisationNodes(
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
      ...(seatCnt === 0 ? { disabledReason: texts.noSeats } : {}),
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
export function checkedKeys(nodes: readonly TreeNode[], orgIds: readonly number[]): ReadonlySet<string> {
  const keys = new Set(nodes.map(({ key }) => key))
  return new Set(orgIds.map((id) => (keys.has(`${OWN}${id}`) ? `${OWN}${id}` : String(id))))
}

export function checkedOrgIds(keys: ReadonlySet<string>): number[] {
  return [...keys].map((key) => Number(key.replace(OWN, '')))
}
