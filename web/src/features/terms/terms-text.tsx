import { type Block, sectionsOf } from './markdown.ts';

function TextBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h4 className="mt-5 font-semibold">{block.text}</h4>
      ) : (
        <h3 className="mt-7 text-h3">{block.text}</h3>
      );
    case 'paragraph':
      return <p className="mt-3">{block.text}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={`mt-3 space-y-1 ps-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** The full text, as elements: no markup of it ever reaches the page. */
export function TermsText({ text }: { readonly text: string }) {
  return sectionsOf(text).map((block, index) => (
    // The text does not change under us.
    <TextBlock key={index} block={block} />
  ));
}
