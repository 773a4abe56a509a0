import { CountLink } from '../../components/CountLink.tsx'
import type { AnyUserRow, UserFigure } from './use-user-columns.tsx'

/** A figure of a person; one that counts calls opens them. */
export function UserCount({
  figure: { label, shows, textOf },
  row,
}: {
  figure: UserFigure
  row: AnyUserRow
}) {
  const text = textOf(row)
  if (shows === undefined) return text
  return (
    <CountLink label={`${label}, ${row.userName}`} shows={shows} person={row.userID}>
      {text}
    </CountLink>
  )
}
