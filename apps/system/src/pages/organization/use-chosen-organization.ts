import { useIsBelow } from '@console/ui'
import { useState } from 'react'
import type { OrganizationTree } from '../../model/organization-tree.ts'

/** px; narrower, an organisation takes most of the room from its tree. */
const BESIDE_FROM_PX = 1280

type Chosen = { tree: OrganizationTree; searched: string; chosenId: number | null }

/** The organisation of the address; where there is room, the company until another is chosen or it is closed. */
export function useChosenOrganization({ tree, searched, chosenId }: Chosen) {
  const [isClosed, setClosed] = useState(false)
  const hasRoom = !useIsBelow(BESIDE_FROM_PX)
  const firstId = hasRoom && !isClosed && searched === '' ? (tree.roots[0]?.id ?? null) : null
  return { chosenId: chosenId ?? firstId, setClosed }
}
