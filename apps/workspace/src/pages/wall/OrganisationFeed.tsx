import { memo, useEffect } from 'react'
import type { SeatSort } from '../../model/seat-order.ts'
import { useFiguresPoll } from '../../queries/use-figures-poll.ts'
import { useRankPoll } from '../../queries/use-rank-poll.ts'
import { useUsersPoll } from '../../queries/use-users-poll.ts'
import { useWorkTimesPoll } from '../../queries/use-work-times-poll.ts'
import { useWallStore } from '../../state/wall-context.tsx'

type OrganisationFeedProps = { orgId: number; businessTypeId: number; sort: SeatSort }

/** Requests what is shown of an organisation for as long as it is on the wall. Renders nothing. */
export const OrganisationFeed = memo(function OrganisationFeed(props: OrganisationFeedProps) {
  const { orgId, businessTypeId, sort } = props
  const store = useWallStore()
  useUsersPoll(orgId, businessTypeId)
  useFiguresPoll(orgId, businessTypeId)
  useWorkTimesPoll(orgId, businessTypeId)
  useRankPoll({ orgId, businessTypeId, sort })
  useEffect(() => () => store.removeOrganisation(orgId), [store, orgId])
  return null
})
