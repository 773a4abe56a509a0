import { stat } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { useCallQuery } from '@console/sub-app'
import { useWallStore } from '../state/wall-context.tsx'

/** Somebody else may change the settings. */
const SECONDS = 300

/** When the seats of an organisation are warned (WORK-Q14). */
export function useWorkTimesPoll(orgId: number, businessTypeId: number): void {
  const store = useWallStore()
  usePoll({
    call: stat.warnIndicators,
    key: [businessTypeId, orgId],
    seconds: SECONDS,
    run: async (client, signal) => {
      const query = { orgId, bizTypeId: businessTypeId }
      const { workTimes } = await client.send(stat.warnIndicators, { query, signal, isQuiet: true })
      store.changeOrganisation(orgId, { workTimes })
    },
  })
}

/** The settings as they are when the dialog opens (WORK-040). */
export function useWarnSettings(orgId: number, businessTypeId: number) {
  return useCallQuery(
    stat.warnIndicators,
    { query: { orgId, bizTypeId: businessTypeId } },
    { refetchOnMount: 'always', gcTime: 0 },
  )
}
