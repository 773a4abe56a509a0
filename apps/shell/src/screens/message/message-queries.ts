import { message, type DataOf } from '@console/contracts'
import { callQuery, canHelpToRetry, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'

/** Polling interval for new messages while none are pushed. */
export const NEW_MESSAGES_INTERVAL_MS = 60_000
/** Polling interval while new messages are pushed. */
const PUSHED_MESSAGES_INTERVAL_MS = 600_000
/** Retries of a report; the server counts every event once. */
const REPORT_RETRIES = 2

type Inbox = DataOf<typeof message.inbox>
export type InboxQuery = { size: number; unreadOnly: boolean }

/** Messages of the chosen business type to pop up; requested again whenever it changes (SHELL-061). */
export function usePopups() {
  const { businessType } = useShell()
  const refetchInterval = useMessageInterval()
  return useCallQuery(
    message.popups,
    businessType && { body: { businessTypeId: businessType.businessTypeId } },
    { staleTime: 0, refetchInterval },
  )
}

export function useUnreadCount() {
  return useCallQuery(message.unreadCount, {}, { refetchInterval: useMessageInterval() })
}

function useMessageInterval(): number {
  const { isOpen } = useShell().realtime
  const isPushed = useSyncExternalStore(isOpen.subscribe, isOpen.get)
  return isPushed ? PUSHED_MESSAGES_INTERVAL_MS : NEW_MESSAGES_INTERVAL_MS
}

/** The newest messages of all business types; the list stays while more of it is requested. */
export function useInbox({ size, unreadOnly }: InboxQuery) {
  return useCallQuery(
    message.inbox,
    { body: { current: 1, size, unreadOnly } },
    { staleTime: 0, placeholderData: keepPreviousData },
  )
}

/** Reports the state of messages to a server that counts them; the count of unread ones follows its answer. */
export function useReportMessages() {
  const { client, services } = useShell()
  const { noteUnread, noteRead } = useInboxCache()
  const { mutate } = useMutation({
    mutationFn: async (body: { event: message.MessageEvent; ids: string[] }) =>
      client.send(message.report, { body, isQuiet: true }),
    retry: (failures, error) => failures < REPORT_RETRIES && canHelpToRetry(error),
    onSuccess: ({ unreadCnt }, { event, ids }) => {
      noteUnread(unreadCnt)
      if (event !== 'touched') noteRead(({ id }) => ids.includes(id))
    },
    onError: (error) => {
      services.reportError(error, 'messages')
    },
  })
  return (event: message.MessageEvent, ids: string[]): void => {
    if (client.has(message.report)) mutate({ event, ids })
  }
}

/** Marks every message read; a failure is shown, since it is an action of the user. */
export function useReadAll() {
  const { noteUnread, noteRead } = useInboxCache()
  return useCallMutation(message.readAll, {
    hasToast: true,
    onSuccess: ({ unreadCnt }) => {
      noteUnread(unreadCnt)
      noteRead(() => true)
    },
  })
}

/** Applies an answer to messages that are listed already: a visible list is not refetched. */
function useInboxCache() {
  const { client } = useShell()
  const queryClient = useQueryClient()
  return {
    noteUnread: (unreadCnt: number) => {
      queryClient.setQueryData(callQuery(client, message.unreadCount).queryKey, { unreadCnt })
    },
    noteRead: (isMeant: (record: message.InboxMessage) => boolean) => {
      queryClient.setQueriesData<Inbox>({ queryKey: [message.inbox.id] }, (inbox) =>
        inbox === undefined
          ? undefined
          : {
              ...inbox,
              records: inbox.records.map((record) =>
                isMeant(record) ? { ...record, isRead: true } : record,
              ),
            },
      )
    },
  }
}
