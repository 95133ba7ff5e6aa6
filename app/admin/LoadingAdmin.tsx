import { Logo } from '../components/Logo'
import { Skeleton } from '../components/Skeleton'

export function LoadingAdmin() {
  return (
    <div className="mx-auto max-w-page px-4 py-5 sm:px-6">
      <title>Loading · Deskbell</title>
      <Logo />
      <p role="status" className="mt-8 text-quiet">
        Loading admin panel...
      </p>
      <Skeleton className="mt-4 h-10 w-64" />
      <Skeleton className="mt-6 h-72 w-full rounded-card" />
    </div>
  )
}
