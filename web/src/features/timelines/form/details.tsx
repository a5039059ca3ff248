import type { EventType } from '@caretrail/contract/timelines/event-types';
import { useState } from 'react';
import { liesBehind } from './body.ts';
import { DetailField } from './detail-field.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { type DetailName, detailsOf, firstAsked } from '../details-of-type.ts';
import { filledDetails } from './fields-of-type.ts';
import type { FormProps } from './form-props.ts';
import { MoreDetails } from '../../../ui/more-details.tsx';

/** What the chosen type needs; the rest is a step away. */
export function Details({ type, ...form }: FormProps & { readonly type: EventType }) {
  const { values, files, errors, here } = form;
  // As it was when the type was chosen: a field must not go away under somebody who empties it.
  const [filled] = useState(() => filledDetails(values, files.length > 0));
  const isSettled = values.status !== '' && values.status !== 'planned';
  const asksStatus = isSettled || liesBehind(values, here);
  const { main, more } = detailsOf(type, { filled, asksStatus });
  const isWrong = Object.keys(errors).some((field) => isIn(more, field.split('.')[0]));
  const fieldOf = (name: DetailName) => <DetailPlace key={name} {...form} name={name} />;
  return (
    <>
      {main.filter((name) => name !== firstAsked(type)).map(fieldOf)}
      <MoreDetails isNeeded={isWrong || more.some((name) => filled.includes(name))}>
        {more.map(fieldOf)}
      </MoreDetails>
    </>
  );
}

export const DetailPlace = (props: FormProps & { readonly name: DetailName }) => (
  <FieldPlace name={props.name}>
    <DetailField {...props} />
  </FieldPlace>
);

const isIn = (names: readonly DetailName[], field: string | undefined): boolean =>
  names.some((name) => name === field);
