import type { HostServices } from './host-services.ts'

/** Where no header is around a page, the tab alone says its name. */
export const nameDocument: HostServices['namePage'] = ({ name }) => {
  const before = document.title
  document.title = name
  return () => {
    document.title = before
  }
}
