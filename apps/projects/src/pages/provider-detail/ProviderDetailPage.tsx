export function ProviderDetailPage() {
  return null
}
