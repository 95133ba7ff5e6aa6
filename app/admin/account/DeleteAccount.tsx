import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Dialog } from '../../components/Dialog'
import { formatDate } from '../../lib/dates'
import { useOwner } from '../owner'
import { DeleteForm } from './DeleteForm'
import { KeepAccountButton } from './KeepAccountButton'

export function DeleteAccount() {
  const { deleteAfter } = useOwner().customer
  return (
    <Card>
      <h2 className="font-semibold text-lg">Delete account</h2>
      {deleteAfter ? (
        <>
          <p className="mt-1 text-quiet">
            Everything will be deleted on {formatDate(deleteAfter)}. You won’t be charged again, and until then you can
            change your mind.
          </p>
          <div className="mt-4">
            <KeepAccountButton />
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 text-quiet">
            Deletes your business, leads and conversations for good, takes the chat off your site and ends your plan.
            You have seven days to change your mind.
          </p>
          <Dialog
            title="Delete your account?"
            description="In seven days we delete your business, its leads and conversations, your settings and your login for good. You won’t be charged again, and until then you can change your mind here."
            trigger={
              <Button variant="danger" className="mt-4">
                Delete account
              </Button>
            }
          >
            <DeleteForm />
          </Dialog>
        </>
      )}
    </Card>
  )
}
