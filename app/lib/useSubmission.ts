import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation for a form: `submit` does nothing while one is running, even before the button renders as busy. */
export function useSubmission<Data, Values = void>(options: UseMutationOptions<Data, Error, Values>) {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false
      return options.onSettled?.(...settled)
    },
  })
  const submit = (values: Values) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(values)
  }
  return { ...mutation, submit }
}
