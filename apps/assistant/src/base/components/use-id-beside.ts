import { idField } from '@console/ui'
import { useSearchParams } from 'react-router-dom'

const field = idField()

/** An id in the address, e.g. of an open dialog, independent of the page's other state. */
export function useIdBeside(name: string): [number | null, (id: number | null) => void] {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(name)
  const setId = (id: number | null) =>
    setParameters((before) => {
      const after = new URLSearchParams(before)
      after.delete(name)
      if (id !== null) after.set(name, String(id))
      return after
    })
  return [text === null ? null : field.parse(text), setId]
}
