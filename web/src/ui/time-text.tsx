/** A formatted time whose '10:30–11:15' does not wrap. */
export const TimeText = ({ children }: { readonly children: string }) =>
  children.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
