import type { HostServices } from './host/host-services.ts'

/** A page without the console's header shows its name in the tab only. */
export const nameDocument: HostServices['namePage'] = ({ name }) => {
  const before = document.title
  document.title = name
  return () => {
    document.title = before
  }
}
