import { isCalledBy, replaceOwn } from './hold-page.ts'

type Rules = Partial<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string, ...more: unknown[]) => string>
>

/**
 * Libraries make policies of their own for the markup that they set, which the headers of the page refuse. An app whose modules the
 * browser itself runs, as those of Vite, sees the page's `trustedTypes`: its policies make texts, which then pass through the
 * page's policy as any other. Returns the end of that.
 */
export function givePlainPolicies(folder: string): () => void {
  const factory = window.trustedTypes
  if (factory === undefined) return () => {}
  const native = factory.createPolicy
  return replaceOwn(factory, 'createPolicy', {
    value: (name: string, rules: Rules = {}): unknown => {
      if (!isCalledBy(folder)) return Reflect.apply(native, factory, [name, rules])
      const apply =
        (kind: keyof Rules) =>
        (text: string, ...more: unknown[]) =>
          rules[kind]?.(text, ...more) ?? text
      return {
        name,
        createHTML: apply('createHTML'),
        createScript: apply('createScript'),
        createScriptURL: apply('createScriptURL'),
      }
    },
  })
}
