import { useLocation } from 'react-router-dom'

/** The addresses within the page: its list, one inspection, one of its sessions. All else of the address stays. */
export function useInspectionPaths() {
  const { pathname, search } = useLocation()
  const toPath = (open: string | null) => {
    const parameters = new URLSearchParams(search)
    if (open === null) parameters.delete('open')
    else parameters.set('open', open)
    const query = parameters.toString()
    return query === '' ? pathname : `${pathname}?${query}`
  }
  return {
    list: toPath(null),
    toSessions: (inspectionId: number) => toPath(String(inspectionId)),
    toSession: (inspectionId: number, itemId: number) => toPath(`${inspectionId}.${itemId}`),
  }
}
